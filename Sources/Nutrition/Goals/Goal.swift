/// A goal that a member set.
struct Goal: Hashable, Sendable, Identifiable {
    let id: String
    let terms: GoalTerms
    /// The number of the member's latest change to this goal.
    let version: Int64
}
