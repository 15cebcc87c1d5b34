import HealthMath
import Members
import Web

/// The form for a day's weight, in the unit that the page showed.
struct WeighingForm: Form {
    static let fields: [String: FieldKind] = [
        "weight": .text, "weightPounds": .text, "weightUnit": .text, "day": .text, "sure": .flag,
    ]

    let input: FormInput
    /// The days that a weight can have; set by the controller.
    var days = LifeDays(born: nil, today: .last)
    /// Whether a weight is right that is far from the one before.
    var isSure: Bool { self.input.isOn("sure") }

    init(input: FormInput) { self.input = input }

    /// Creates an empty form for a day, in the member's unit.
    init(day: CalendarDay, in units: Units) {
        self.input = FormInput(["day": day.description, "weightUnit": units.weight.rawValue])
    }

    /// Fills the form from a weight.
    init(_ weighing: Weighing, in units: Units) {
        var input = FormInput(["day": weighing.day.description, "weightUnit": units.weight.rawValue])
        input.set("weight", toKilograms: weighing.kilograms, in: units)
        self.input = input
    }

    /// The page's unit; kilograms without one.
    var units: Units {
        var units = Units.metric
        units.weight = Units.Weight(rawValue: self.input["weightUnit"]) ?? .kg
        return units
    }

    func validate(into errors: inout FormErrors) -> Weighing? {
        let complaint = "Please enter a valid weight."
        let kilograms = self.input.kilograms("weight", in: self.units, complaint, into: &errors)
        let day = self.input.day("day", "Choose a day.", into: &errors)
        if kilograms == nil, errors["weight"].isEmpty { errors.add("weight", complaint) }
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        guard let kilograms, let day else { return nil }
        if let complaint = self.days.complaint(about: day) { errors.add("day", complaint) }
        return Weighing(kilograms: kilograms, day: day)
    }
}
