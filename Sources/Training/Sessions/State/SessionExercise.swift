/// One exercise of a session and how far it got.
package struct SessionExercise: Sendable, Codable, Equatable {
    package let part: WorkoutPart
    /// After each set, in seconds.
    package let rest: Int
    /// The planned ones, then those added, in order of time and id.
    package internal(set) var sets: [SessionSet]
    /// The last word on skipping it.
    package internal(set) var skip: Skip?
    /// Whether the member went on from here.
    package internal(set) var passed = false

    package struct Skip: Sendable, Codable, Equatable {
        package let id: String
        package let at: Int64
        package let skipped: Bool
    }

    package init(part: WorkoutPart, rest: Int, sets: [SessionSet]) {
        self.part = part
        self.rest = rest
        self.sets = sets
    }

    /// As a workout plans it.
    package init(_ item: WorkoutItem, part: WorkoutPart) {
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

    package var shownSets: [SessionSet] { self.sets.filter(\.isShown) }
    package var doneSets: [SessionSet] { self.sets.filter(\.isDone) }
    package var isSkipped: Bool { self.skip?.skipped == true }
    /// Whether one may go on: every set is done, or the rest is skipped on purpose.
    package var isFinished: Bool { self.isSkipped || self.shownSets.allSatisfy(\.isDone) }

    static let mostSets = 30
}
