import Web

/// The addresses of the goal of the month and of rewards.
enum RewardLinks: String, LinkTable {
    static let name = "rewards"

    case rewards = "/motivation/rewards"
    case goal = "/motivation/goal"
    /// “Not this month.”
    case goalRefusal = "/motivation/goal/refusal"
    /// Takes back what was just set.
    case goalUndoing = "/motivation/goal/undoing"
    case goalRemoval = "/motivation/goal/removal"
    case goalRestoration = "/motivation/goal/restoration"
}
