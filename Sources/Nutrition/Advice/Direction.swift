import HealthMath

/// The direction of a member's weight goal.
enum Direction: String, Sendable, CaseIterable {
    case lose, keep, gain

    /// Returns nil without a goal; a change of up to half a per cent counts as keeping.
    init?(_ goal: Goal?) {
        guard let course = goal?.terms.course else { return nil }
        let change = (course.targetKilograms - course.startKilograms) / course.startKilograms
        self = change < -0.005 ? .lose : change > 0.005 ? .gain : .keep
    }
}
