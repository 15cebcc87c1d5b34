/// One thing that a personal access token may be allowed to do.
///
/// Stable texts: they are stored and sent. What is in none of them, such as changing the account, needs a session.
package enum Scope: String, Sendable, CaseIterable, Comparable {
    case readMe = "me:read"
    case readFoods = "foods:read"
    case writeFoods = "foods:write"
    case readDiary = "diary:read"
    case writeDiary = "diary:write"
    case readGoal = "goal:read"
    case writeGoal = "goal:write"
    case readWeight = "weight:read"
    case writeWeight = "weight:write"
    case readSteps = "steps:read"
    case writeSteps = "steps:write"
    case readTimelines = "timelines:read"
    case readAdvice = "advice:read"
    case readTraining = "training:read"
    case writeTraining = "training:write"
    case readData = "data:read"
    case writeData = "data:write"

    /// What routes belong together: asking needs its `:read`, everything else its `:write`.
    package enum Area: String, Sendable {
        case me, foods, diary, goal, weight, steps, timelines, advice, training, data

        /// Nil when no token may do that.
        package func scope(writing: Bool) -> Scope? {
            Scope(rawValue: self.rawValue + (writing ? ":write" : ":read"))
        }
    }

    package static func < (one: Scope, other: Scope) -> Bool { one.rawValue < other.rawValue }
}

/// Thrown when a personal access token may not do what was asked.
package struct BeyondScope: Error {
    /// Nil when no token may.
    let needed: Scope?

    var words: String {
        guard let needed else { return "No access token can do this. Log in with your password instead." }
        return "This access token may not do that: it needs the scope \(needed.rawValue). Make one that has it."
    }
}
