import Web

/// A planned workout as devices read it; instants are milliseconds since 1970.
struct PlanResponse: Encodable, Sendable {
    let id: String
    let version: Int64
    let title: String
    let workoutId: OrNull<String>
    let startAt: Int64
    let endAt: Int64
    let inCalendar: Bool
    let state: String

    init(_ plan: FreeWeek.Plan) {
        let workout = plan.workout
        self.id = workout.id
        self.version = workout.version
        self.title = workout.title
        self.workoutId = OrNull(workout.workout)
        self.startAt = workout.time.start
        self.endAt = workout.time.end
        self.inCalendar = workout.inCalendar
        self.state = plan.state.rawValue
    }
}
