/// One exercise of a session and how far it got.
struct SessionExercise: Sendable, Codable, Equatable {
    let part: WorkoutPart
    /// After each set, in seconds.
    let rest: Int
    /// The planned ones, then those added, in order of time and id.
    var sets: [SessionSet]
    /// The last word on skipping it.
    var skip: Skip?
    /// Whether the member went on from here.
    var passed = false

    struct Skip: Sendable, Codable, Equatable {
        let id: String
        let at: Int64
        let skipped: Bool
    }

    init(part: WorkoutPart, rest: Int, sets: [SessionSet]) {
        self.part = part
        self.rest = rest
        self.sets = sets
    }

    /// As a workout plans it.
    init(_ item: WorkoutItem, part: WorkoutPart) {
        self.init(
            part: part,
            rest: item.restSeconds,
            sets: (0..<item.sets).map {
                SessionSet(
                    id: String($0 + 1),
                    reps: item.reps,
                    seconds: item.seconds.map(Double.init),
                    kilograms: item.kilograms,
                    addedAt: nil
                )
            }
        )
    }

    var shownSets: [SessionSet] { self.sets.filter(\.isShown) }
    var doneSets: [SessionSet] { self.sets.filter(\.isDone) }
    var isSkipped: Bool { self.skip?.skipped == true }
    /// Whether one may go on: every set is done, or the rest is skipped on purpose.
    var isFinished: Bool { self.isSkipped || self.shownSets.allSatisfy(\.isDone) }

    static let mostSets = 30
}
