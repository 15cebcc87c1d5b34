import HealthMath
import Members
import Web

/// Reads the energy that is to be burned.
struct CaloriesForm: Form {
    static let fields: [String: FieldKind] = ["kcal": .number, "energyUnit": .text]

    static let usual = 300.0

    let input: FormInput

    /// Reads the energy in kcal.
    func validate(into errors: inout FormErrors) -> Double? {
        let unit = Units.Energy(rawValue: self.input["energyUnit"]) ?? .kcal
        let most = unit.unit.amount(kilocalories: 5_000)
        let complaint = "Type a number from 10 to \(Numerals.text(most))."
        let input = self.input.number("kcal", in: 10...most, complaint, into: &errors)
        return input.map(unit.unit.kilocalories) ?? Self.usual
    }
}
