package import Foundation
package import Members
package import Playlists

/// Gives music what it needs of other wings.
package struct MusicPorts: Sendable {
    /// Finds one of a member's workouts as music sees it; nil for none.
    let workout: @Sendable (Member, String) async throws -> MusicWorkout?

    /// Returns a member's highest heart rate; nil where their age isn't known.
    let highestPulse: @Sendable (Member) async throws -> Double?
    /// Returns a member's most usual exercises whose work goes well with a tempo.
    let exercises: @Sendable (Member, Double) async throws -> [SuitedExercise]
    /// Returns the workouts, with their titles, that a member plans to train today.
    let planned: @Sendable (Member) async throws -> [(workout: String, title: String)]
    /// Returns those who plan to begin a workout in a span, by id after one, so many at most.
    let planners: @Sendable (Range<Date>, _ after: Member.ID, _ limit: Int) async throws -> [Member.ID]
    /// Returns those of many members who are here and not suspended.
    let members: @Sendable ([Member.ID]) async throws -> [Member]

    package init(
        workout: @Sendable @escaping (Member, String) async throws -> MusicWorkout?,
        highestPulse: @Sendable @escaping (Member) async throws -> Double?,
        exercises: @Sendable @escaping (Member, Double) async throws -> [SuitedExercise],
        planned: @Sendable @escaping (Member) async throws -> [(workout: String, title: String)],
        planners: @Sendable @escaping (Range<Date>, _ after: Member.ID, _ limit: Int) async throws -> [Member.ID],
        members: @Sendable @escaping ([Member.ID]) async throws -> [Member]
    ) {
        self.workout = workout
        self.highestPulse = highestPulse
        self.exercises = exercises
        self.planned = planned
        self.planners = planners
        self.members = members
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

/// An exercise that goes well with a song.
package struct SuitedExercise: Sendable, Equatable {
    let name: String
    /// Its page.
    let path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
