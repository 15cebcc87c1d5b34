import HealthMath

extension SafetyRule {
    /// Names the cause, as a heading.
    var title: String {
        if let area = self.cause.area {
            return area.label + (self.cause.acute == true ? ", freshly hurt" : ", long-standing")
        }
        if let condition = self.cause.condition { return condition.label }
        if let limitation = self.cause.limitation { return limitation.label }
        switch self.cause.trimester {
        case 1?: return "Pregnancy, first third"
        case 2?: return "Pregnancy, second third"
        case 3?: return "Pregnancy, last third"
        default: return "Easy on your joints"
        }
    }
}
