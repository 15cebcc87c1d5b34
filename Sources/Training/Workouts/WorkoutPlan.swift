/// What is to be done in a workout: the generator's answer, and what a member makes of it.
package struct WorkoutPlan: Sendable, Codable, Equatable {
    /// Warm-up, main part, cool-down, in this order.
    var phases: [Phase]
    /// What safety ruled out, the likeliest first.
    var leftOut: [LeftOut]
    /// What the member should know: what was changed and why, what could not be had.
    var notes: [String]

    package init(phases: [Phase], leftOut: [LeftOut] = [], notes: [String] = []) {
        self.phases = phases
        self.leftOut = leftOut
        self.notes = notes
    }

    package struct Phase: Sendable, Codable, Equatable {
        let part: WorkoutPart
        package var items: [WorkoutItem]

        /// Work, rests and changes of place, in seconds.
        var seconds: Double { self.items.reduce(0) { $0 + $1.totalSeconds } }
    }

    package struct LeftOut: Sendable, Codable, Equatable {
        let exercise: Exercise.ID
        let name: String
        let reason: String
    }

    package var items: [WorkoutItem] { self.phases.flatMap(\.items) }
    var seconds: Double { self.phases.reduce(0) { $0 + $1.seconds } }
    /// Whether there is anything between warming up and cooling down.
    var hasMainPart: Bool { self.phases.contains { $0.part == .main && !$0.items.isEmpty } }
}
