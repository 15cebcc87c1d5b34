package import Members
package import Playlists

/// What music needs of other wings.
package struct MusicPorts: Sendable {
    /// Finds one of a member's workouts as music sees it; nil for none.
    let workout: @Sendable (Member, String) async throws -> MusicWorkout?

    /// Returns a member's highest heart rate; nil where their age isn't known.
    let highestPulse: @Sendable (Member) async throws -> Double?

    package init(
        workout: @Sendable @escaping (Member, String) async throws -> MusicWorkout?,
        highestPulse: @Sendable @escaping (Member) async throws -> Double?
    ) {
        self.workout = workout
        self.highestPulse = highestPulse
    }
}

/// A workout as music sees it.
package struct MusicWorkout: Sendable, Equatable {
    let id: String
    let title: String
    /// Of one under way, what is left of it.
    let phases: [PlaylistPhase]
    let isUnderWay: Bool

    package init(id: String, title: String, phases: [PlaylistPhase], isUnderWay: Bool) {
        self.id = id
        self.title = title
        self.phases = phases
        self.isUnderWay = isUnderWay
    }
}
