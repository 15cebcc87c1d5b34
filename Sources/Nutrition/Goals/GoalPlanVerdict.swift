import HealthMath

/// The answer to a goal plan.
enum GoalPlanVerdict: Hashable, Sendable {
    case accepted(DailyTargets)
    /// Every danger at once, and the nearest safe plan: nil when neither another day nor keeping the weight is safe.
    case refused([GoalDanger], proposal: GoalPlan?)
}
