import Foundation
import Members
import Web

/// The form for units, time zone and theme.
struct UnitsForm: Form {
    static let fields: [String: FieldKind] = [
        "weightUnit": .text, "heightUnit": .text, "energyUnit": .text, "distanceUnit": .text, "timeZone": .text,
        "theme": .text,
    ]

    let input: FormInput

    struct Values: Sendable, Equatable {
        var units: Units
        var timeZone: String
        var theme: Theme
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let weight: Units.Weight? = self.choice("weightUnit", into: &errors)
        let height: Units.Height? = self.choice("heightUnit", into: &errors)
        let energy: Units.Energy? = self.choice("energyUnit", into: &errors)
        let distance: Units.Distance? = self.choice("distanceUnit", into: &errors)
        let theme: Theme? = self.choice("theme", into: &errors)
        let timeZone = MemberRules.timeZone(self.input, into: &errors)
        guard let weight, let height, let energy, let distance, let theme else { return nil }
        let units = Units(weight: weight, height: height, energy: energy, distance: distance)
        return Values(units: units, timeZone: timeZone, theme: theme)
    }

    private func choice<Choice: RawRepresentable<String>>(_ name: String, into errors: inout FormErrors) -> Choice? {
        if self.input[name].isEmpty { errors.add(name, "Choose one.") }
        return self.input.choice(name, of: Choice.self, "Choose from the list.", into: &errors)
    }
}

extension UnitsForm {
    /// Fills the form from an account.
    init(_ account: Account) {
        self.input = FormInput([
            "weightUnit": account.units.weight.rawValue,
            "heightUnit": account.units.height.rawValue,
            "energyUnit": account.units.energy.rawValue,
            "distanceUnit": account.units.distance.rawValue,
            "timeZone": account.timeZone,
            "theme": account.theme.rawValue,
        ])
    }
}
