import Web

/// A planned workout as devices read it; instants are milliseconds since 1970.
struct PlanResponse: JSONWritable {
    private let plan: FreeWeek.Plan

    init(_ plan: FreeWeek.Plan) { self.plan = plan }

    func write(to json: inout JSONWriter) {
        let workout = self.plan.workout
        json.object { json in
            json.member("id", workout.id)
            json.member("version", workout.version)
            json.member("title", workout.title)
            json.member("workoutId", workout.workout)
            json.member("startAt", workout.time.start)
            json.member("endAt", workout.time.end)
            json.member("inCalendar", workout.inCalendar)
            json.member("state", self.plan.state.rawValue)
        }
    }
}
