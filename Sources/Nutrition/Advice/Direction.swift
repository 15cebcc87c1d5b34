import HealthMath

/// Which way a member's weight is meant to go.
enum Direction: String, Sendable, CaseIterable {
    case lose, keep, gain

    /// Nil without a goal; half a per cent either way is keeping it.
    init?(_ goal: Goal?) {
        guard let course = goal?.terms.course else { return nil }
        let change = (course.targetKilograms - course.startKilograms) / course.startKilograms
        self = change < -0.005 ? .lose : change > 0.005 ? .gain : .keep
    }
}
