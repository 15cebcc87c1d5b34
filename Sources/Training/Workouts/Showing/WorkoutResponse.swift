import Web

/// A workout as a device reads it.
struct WorkoutResponse: Encodable, Sendable {
    let id: String
    let title: String
    let description: String
    let intensity: String
    let minutes: Int
    let place: String
    let equipment: String
    /// What was there; null where nobody told.
    let gear: OrNull<[Gear]>
    let goal: String
    /// The kind of session that was asked for; null where that was left open.
    let kind: OrNull<String>
    let seed: UInt64
    let status: String
    let version: Int64
    /// In kcal; null while no weight is known.
    let expectedKcal: OrNull<Double>
    /// The buddy who gave it; null for one's own.
    let sharedBy: OrNull<String>
    let phases: [Phase]
    let leftOut: [LeftOut]
    let notes: [String]

    struct Phase: Encodable, Sendable {
        let name: String
        let seconds: Int
        let exercises: [Item]
    }

    /// Either repetitions or seconds; absent values are left out.
    struct Item: Encodable, Sendable {
        let exerciseId: String
        let name: String
        let sets: Int
        let reps: Int?
        let seconds: Int?
        let kilograms: Double?
        let restSeconds: Int
        let sides: Bool
        let intensity: String
        let met: Double
        let reason: String
        /// The slot of the build that it fills.
        let slot: String?
        /// "ramp-up" for the first sets of a lift.
        let role: WorkoutItem.Role?
        /// Repetitions to keep in reserve at the end of a set.
        let reserve: Int?
        /// The number of its superset; absent where it stands alone.
        let superset: Int?
    }

    struct LeftOut: Encodable, Sendable {
        let exerciseId: String
        let name: String
        let reason: String
    }

    /// Creates the answer; it says why something is left out only with `tellsHealth`, which access tokens never have.
    init(_ workout: Workout, tellsHealth: Bool) {
        let plan = tellsHealth ? workout.plan : workout.plan.withoutHealth
        self.id = workout.id
        self.title = workout.title
        self.description = workout.about
        self.intensity = workout.request.intensity.rawValue
        self.minutes = workout.request.minutes
        self.place = workout.request.place.rawValue
        self.equipment = workout.request.equipment.rawValue
        self.gear = OrNull(workout.request.gear)
        self.goal = workout.goal.rawValue
        self.kind = OrNull(workout.request.kind?.rawValue)
        self.seed = workout.seed
        self.status = workout.status.rawValue
        self.version = workout.version
        self.expectedKcal = OrNull(workout.expectedKilocalories?.rounded())
        self.sharedBy = OrNull(workout.sharedBy)
        self.phases = plan.inOrderOfWork.phases.map { phase in
            Phase(
                name: phase.part.rawValue,
                seconds: Int(phase.seconds.rounded()),
                exercises: phase.items.map(Item.init)
            )
        }
        self.leftOut = plan.leftOut.map { LeftOut(exerciseId: $0.exercise, name: $0.name, reason: $0.reason) }
        self.notes = plan.notes
    }
}

extension WorkoutResponse.Item {
    init(_ item: WorkoutItem) {
        self.exerciseId = item.exercise
        self.name = item.name
        self.sets = item.sets
        self.reps = item.reps
        self.seconds = item.seconds
        self.kilograms = item.kilograms
        self.restSeconds = item.restSeconds
        self.sides = item.sides
        self.intensity = item.intensity.rawValue
        self.met = item.met
        self.reason = item.reason
        self.slot = item.slot
        self.role = item.role
        self.reserve = item.reserve
        self.superset = item.superset
    }
}
