import HealthMath

/// A line of a member's ledger: so many points on a day, and by which rule.
struct PointLine: Sendable, Hashable {
    /// The rule's name.
    let rule: String
    /// What the rule gives points for only once: a day, the Monday of a week, a kind and its month, a deed's source.
    let mark: String
    let day: CalendarDay
    let points: Int
    /// Whether it wouldn't be there without what came along by an import; then no board counts it.
    var cameAlong = false
}
