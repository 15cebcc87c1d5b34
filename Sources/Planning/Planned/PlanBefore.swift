/// Where a plan was before it was moved, and what had become of it there.
struct PlanBefore: Equatable, Sendable {
    let time: Stretch
    let settled: PlannedWorkout.Settled?
    let plannedAt: Int64?
    let checkedInAt: Int64?
}

extension PlanBefore {
    init(_ plan: PlannedWorkout) {
        self.init(time: plan.time, settled: plan.settled, plannedAt: plan.plannedAt, checkedInAt: plan.checkedInAt)
    }
}
