import HealthMath
import Members
import Web

/// The form for height and weights, in the units that the page showed.
struct BodyForm: Form {
    static let fields: [String: FieldKind] = [
        "weightUnit": .text, "heightUnit": .text,
        "height": .text, "heightInches": .text,
        "weight": .text, "weightPounds": .text,
        "desired": .text, "desiredPounds": .text,
    ]

    static let complaint = "Please enter a valid height and weight."

    var input: FormInput

    struct Values: Sendable, Equatable {
        var centimetres: Double
        var kilograms: Double
        var desiredKilograms: Double?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let units = self.units
        let centimetres = self.input.centimetres("height", in: units, self.heightComplaint, into: &errors)
        let kilograms = self.input.kilograms("weight", in: units, Self.complaint, into: &errors)
        let desired = self.input.kilograms("desired", in: units, Self.complaint, into: &errors)
        if centimetres == nil, errors["height"].isEmpty { errors.add("height", self.heightComplaint) }
        if kilograms == nil, errors["weight"].isEmpty { errors.add("weight", Self.complaint) }
        if let complaint = DesiredWeight.complaint(about: desired, centimetres: centimetres, in: units) {
            errors.add("desired", complaint)
        }
        guard let centimetres, let kilograms else { return nil }
        return Values(centimetres: centimetres, kilograms: kilograms, desiredKilograms: desired)
    }

    /// The complaint about a height: it asks "Type centimetres: 168?" where metres were typed.
    private var heightComplaint: String {
        guard self.units.height == .cm, let typed = Double(self.input["height"].replacing(",", with: ".")),
            (1.0...2.5).contains(typed)
        else { return Self.complaint }
        return "Type centimetres: \(Int((typed * 100).rounded()))?"
    }

    /// The page's units; metric without any.
    var units: Units {
        Units(
            weight: Units.Weight(rawValue: self.input["weightUnit"]) ?? .kg,
            height: Units.Height(rawValue: self.input["heightUnit"]) ?? .cm,
            energy: .kcal,
            distance: .km
        )
    }
}

extension BodyForm {
    /// Fills the form from a body.
    init(_ body: Body, in units: Units) {
        self.input = FormInput(["weightUnit": units.weight.rawValue, "heightUnit": units.height.rawValue])
        if let centimetres = body.centimetres { self.input.set("height", toCentimetres: centimetres, in: units) }
        if let kilograms = body.kilograms { self.input.set("weight", toKilograms: kilograms, in: units) }
        if let kilograms = body.desiredKilograms { self.input.set("desired", toKilograms: kilograms, in: units) }
    }
}
