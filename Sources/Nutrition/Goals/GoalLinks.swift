import Web

/// The addresses of the goal.
package enum GoalLinks: String, LinkTable {
    package static let name = "goal"

    case plan = "/goal/plan"
    case preview = "/goal/preview"
    case proposal = "/goal/proposal"
    case replan = "/goal/replan"
    case removal = "/goal/removal"
}
