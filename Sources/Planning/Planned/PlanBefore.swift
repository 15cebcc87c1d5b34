/// Where a plan was before it was moved, and what had become of it there.
struct PlanBefore: Equatable, Sendable {
    let time: Stretch
    let settled: PlannedWorkout.Settled?
    let plannedAt: Int64?
    let checkedInAt: Int64?

    init(_ plan: PlannedWorkout) {
        self.init(time: plan.time, settled: plan.settled, plannedAt: plan.plannedAt, checkedInAt: plan.checkedInAt)
    }

    init(time: Stretch, settled: PlannedWorkout.Settled?, plannedAt: Int64?, checkedInAt: Int64?) {
        self.time = time
        self.settled = settled
        self.plannedAt = plannedAt
        self.checkedInAt = checkedInAt
    }
}
