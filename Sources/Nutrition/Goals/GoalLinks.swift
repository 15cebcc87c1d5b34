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

extension GoalLinks {
    static func restoration(_ id: Goal.ID) -> String { "\(Places.goal.path)/\(id)/restoration" }
    /// Where height and weight are said: while somebody is still being welcomed, a page of another wing.
    static func body(isOnboarded: Bool) -> String { isOnboarded ? Places.body.path : "/welcome/body" }
}
