import HealthMath
import Members
import Web

/// A goal of the month: what is counted, and how much.
struct MonthlyGoalForm: Form {
    static let fields: [String: FieldKind] = ["kind": .text, "target": .number, "energyUnit": .text]

    struct Values: Sendable, Equatable {
        let kind: MonthlyGoalKind
        /// In kcal or steps.
        let target: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let kind: MonthlyGoalKind? = self.input.choice("kind", "Choose calories or steps.", into: &errors)
        if kind == nil, errors["kind"].isEmpty { errors.add("kind", "Choose calories or steps.") }
        let unit = Units.Energy(rawValue: self.input["energyUnit"]) ?? .kcal
        let most = unit.unit.amount(kilocalories: Double(MonthlyGoal.most))
        let complaint = "Type how much you set out to do, as a number."
        // Thousands may be set apart, as on the page: "210,000".
        let input = self.input.ungrouping("target")
        let typed = input.number("target", in: 1...most, complaint, into: &errors)
        if typed == nil, errors["target"].isEmpty { errors.add("target", complaint) }
        guard let kind, let typed else { return nil }
        let amount = kind == .calories ? unit.unit.kilocalories(typed) : typed
        return Values(kind: kind, target: Int(min(amount.rounded(), Double(MonthlyGoal.most))))
    }
}
