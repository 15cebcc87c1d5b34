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
    /// Removes the goal in force if it is still at this version: what Undo asks after setting it.
    static func removal(of version: Int64) -> String { "\(self.removal.path)?version=\(version)" }
    static func restoration(_ id: Goal.ID) -> String { self.restoration.path("\(id)") }
    /// Returns where height and weight are said: while somebody is still being welcomed, a step of that.
    static func body(isOnboarded: Bool) -> String { isOnboarded ? Places.body.path : Places.welcome("body") }
}

/// Paths that only devices ask.
enum GoalAPI: String, RoutePath {
    case expenditure = "/goal/expenditure"
}
