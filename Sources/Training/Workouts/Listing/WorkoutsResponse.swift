import Storage

/// Workouts as a device lists them, without their plans.
struct WorkoutsResponse: Encodable, Sendable {
    let workouts: [Item]
    /// The value of `after` for the next page; absent on the last.
    let next: String?

    struct Item: Encodable, Sendable {
        let id: String
        let title: String
        let description: String
        let intensity: String
        let minutes: Int
        let place: String
        let equipment: String
        let goal: String
        let status: String
        let version: Int64
        /// In kcal; absent while no weight is known.
        let expectedKcal: Double?
        /// The buddy who gave it; absent for one's own.
        let sharedBy: String?
    }

    init(_ workouts: [WorkoutSummary], next: Cursor?) {
        self.workouts = workouts.map {
            Item(
                id: $0.id,
                title: $0.title,
                description: $0.about,
                intensity: $0.request.intensity.rawValue,
                minutes: $0.request.minutes,
                place: $0.request.place.rawValue,
                equipment: $0.request.equipment.rawValue,
                goal: $0.goal.rawValue,
                status: $0.status.rawValue,
                version: $0.version,
                expectedKcal: $0.expectedKilocalories?.rounded(),
                sharedBy: $0.sharedBy
            )
        }
        self.next = next?.description
    }
}
