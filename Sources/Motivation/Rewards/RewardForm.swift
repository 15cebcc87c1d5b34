import Web

/// Reads for which month a reward is claimed.
struct RewardForm: Form {
    static let fields: [String: FieldKind] = ["month": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> GoalMonth? {
        let month = GoalMonth(self.input["month"])
        if month == nil { errors.add("month", "Say the month like 2026-03.") }
        return month
    }
}
