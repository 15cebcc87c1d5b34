import Web

/// The addresses of the goal.
enum GoalLinks: String, LinkTable {
    static let name = "goal"

    case preview = "/goal/preview"
    case proposal = "/goal/proposal"
    case replan = "/goal/replan"
    case removal = "/goal/removal"
    case restoration = "/goal/:id/restoration"
}

extension GoalLinks {
    static func restoration(_ id: Goal.ID) -> String { self.restoration.path("\(id)") }
    /// Returns where height and weight are said: while somebody is still being welcomed, a step of that.
    static func body(isOnboarded: Bool) -> String { isOnboarded ? Places.body.path : Places.welcome("body") }
}

/// Paths that only devices ask.
enum GoalAPI: String, RoutePath {
    case expenditure = "/goal/expenditure"
}
