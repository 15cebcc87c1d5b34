import Web

/// What came of reading a typed goal.
enum ParsedGoal: Sendable {
    /// Height, weight or birthday is not known, so nothing can be said.
    case unknownBody
    case unreadable(FormErrors)
    case plan(GoalPlan, GoalDraft)
}
