/// One exercise of a session and its progress.
struct SessionExercise: Sendable, Codable, Equatable {
    /// Finds the exercise however its workout changes; nil while it stands where it began and no other ever did.
    var key: String?
    let part: WorkoutPart
    /// The rest after each set, in seconds; within a superset the way to the next exercise.
    let rest: Int
    /// The number of the superset in which it is done in turn with its neighbours; nil where it stands alone.
    let superset: Int?
    /// The planned sets, then added ones by time and id.
    var sets: [SessionSet]
    /// The latest skip or unskip.
    var skip: Skip?
    /// Whether the member went on from here.
    var passed = false

    struct Skip: Sendable, Codable, Equatable {
        let id: String
        let at: Int64
        let skipped: Bool
    }

    init(part: WorkoutPart, rest: Int, superset: Int? = nil, sets: [SessionSet]) {
        self.part = part
        self.rest = rest
        self.superset = superset
        self.sets = sets
    }

    /// Makes an exercise of a session from a workout's item; `working` is the weight that its ramp-up sets prepare for.
    init(_ item: WorkoutItem, part: WorkoutPart, before working: Double? = nil) {
        let weights = working.map(item.rampUpKilograms)
        self.init(
            part: part,
            rest: item.restSeconds,
            superset: item.superset,
            sets: (0..<item.sets).map {
                SessionSet(
                    id: String($0 + 1),
                    reps: item.reps,
                    seconds: item.seconds.map(Double.init),
                    kilograms: weights?[$0] ?? item.kilograms,
                    addedAt: nil
                )
            }
        )
    }

    var shownSets: [SessionSet] { self.sets.filter(\.isShown) }
    var doneSets: [SessionSet] { self.sets.filter(\.isDone) }
    var isSkipped: Bool { self.skip?.skipped == true }
    /// Whether the member may go on: every set is done, or the rest is skipped on purpose.
    var isFinished: Bool { self.isSkipped || self.shownSets.allSatisfy(\.isDone) }

    static let mostSets = 30
}
