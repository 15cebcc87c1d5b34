import HealthMath

extension SafetyRule.Cause {
    /// Says to whom a rule applies: "Fresh knee injury", "Pregnancy, weeks 14 to 27".
    var label: String {
        if let area {
            let name = area.label.lowercased()
            return self.acute == true ? "Fresh \(name) injury" : "Long-standing \(name) pain"
        }
        if let condition { return condition.label }
        if let limitation { return limitation.label }
        switch self.trimester {
        case 1: return "Pregnancy, weeks 1 to 13"
        case 2: return "Pregnancy, weeks 14 to 27"
        case .some: return "Pregnancy, from week 28 on"
        case nil: return self.bodyMassIndex.map { "BMI of \(Int($0)) or more" } ?? "Some of us"
        }
    }
}
