/// The contents of a workout: made by the generator, then edited by the member.
package struct WorkoutPlan: Sendable, Codable, Equatable {
    /// "Full body, barbell"; nil where it follows no written build.
    var title: String?
    /// Warm-up, main part, cool-down, in this order.
    var phases: [Phase]
    /// The exercises that safety ruled out, the likeliest first.
    var leftOut: [LeftOut]
    /// Notes for the member: what was changed and why, and what wasn't possible.
    var notes: [String]
    /// What it leaves to work after a hard day; nil on any other.
    var half: BodyHalf?
    /// True the day after hard training and later on its day, whatever became of it; nil on any other day.
    var isAfterHardDay: Bool?

    package struct Phase: Sendable, Codable, Equatable {
        let part: WorkoutPart
        package var items: [WorkoutItem]

        /// Its length with rests and changes of place, in seconds.
        var seconds: Double { self.items.reduce(0) { $0 + $1.totalSeconds } }
    }

    package struct LeftOut: Sendable, Codable, Equatable {
        let exercise: Exercise.ID
        let name: String
        let reason: String
    }

    package var items: [WorkoutItem] { self.phases.flatMap(\.items) }
    var seconds: Double { self.phases.reduce(0) { $0 + $1.seconds } }
    /// Whether the main part has any exercise.
    var hasMainPart: Bool { self.phases.contains { $0.part == .main && !$0.items.isEmpty } }
}

extension WorkoutPlan {
    package init(title: String? = nil, phases: [Phase], leftOut: [LeftOut] = [], notes: [String] = []) {
        self.init(title: title, phases: phases, leftOut: leftOut, notes: notes, half: nil)
    }
}
