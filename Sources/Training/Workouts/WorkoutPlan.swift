/// What is to be done in a workout: the generator's answer, and what a member makes of it.
package struct WorkoutPlan: Sendable, Codable, Equatable {
    /// Warm-up, main part, cool-down, in this order.
    package var phases: [Phase]
    /// What safety ruled out, the likeliest first.
    package var leftOut: [LeftOut]
    /// What the member should know: what was changed and why, what could not be had.
    package var notes: [String]

    package init(phases: [Phase], leftOut: [LeftOut] = [], notes: [String] = []) {
        self.phases = phases
        self.leftOut = leftOut
        self.notes = notes
    }

    package struct Phase: Sendable, Codable, Equatable {
        package let part: WorkoutPart
        package var items: [WorkoutItem]

        package init(part: WorkoutPart, items: [WorkoutItem]) {
            self.part = part
            self.items = items
        }

        /// Work, rests and changes of place, in seconds.
        package var seconds: Double { self.items.reduce(0) { $0 + $1.totalSeconds } }
    }

    package struct LeftOut: Sendable, Codable, Equatable {
        package let exercise: Exercise.ID
        package let name: String
        package let reason: String

        package init(exercise: Exercise.ID, name: String, reason: String) {
            self.exercise = exercise
            self.name = name
            self.reason = reason
        }
    }

    package var items: [WorkoutItem] { self.phases.flatMap(\.items) }
    package var seconds: Double { self.phases.reduce(0) { $0 + $1.seconds } }
    /// Whether there is anything between warming up and cooling down.
    package var hasMainPart: Bool { self.phases.contains { $0.part == .main && !$0.items.isEmpty } }
}
