/// The outcome of a file as devices read it.
struct FileResponse: Encodable, Sendable {
    let activities: [Outcome]

    struct Outcome: Encodable, Sendable {
        let outcome: String
        let activity: ActivityResponse
    }

    init(_ outcomes: [WorkoutFileImport.Outcome]) {
        self.activities = outcomes.map { one in
            Outcome(outcome: one.kind.rawValue, activity: ActivityResponse(one.activity))
        }
    }
}
