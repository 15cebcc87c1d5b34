import Web

/// The addresses of training safety.
enum TrainingSafetyLinks: String, LinkTable {
    static let name = "trainingSafety"

    case show = "/training/safety"
    case agreements = "/training/safety/agreements"
    case agreementsRemoval = "/training/safety/agreements/removal"

    /// Returns the address that says once more that a doctor agreed.
    static func agreeing(_ rule: SafetyRule.ID) -> String { "\(self.agreements.path)?rule=\(rule.escapedForAddress)" }
}
