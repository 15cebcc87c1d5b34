/// A goal that a member set.
package struct Goal: Hashable, Sendable, Identifiable {
    package let id: String
    package let terms: GoalTerms
    /// The number of the member's latest change to this goal.
    package let version: Int64
}
