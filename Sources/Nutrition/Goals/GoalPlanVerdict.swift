import HealthMath

/// The result of checking a goal plan.
enum GoalPlanVerdict: Hashable, Sendable {
    case accepted(DailyTargets)
    /// All dangers, and the nearest safe plan; nil when neither another day nor keeping the weight is safe.
    case refused([GoalDanger], proposal: GoalPlan?)
}
