import Foundation
package import HealthMath
package import Members

/// What reminders need of other wings.
package struct ReminderPeople: Sendable {
    /// Returns those of many members who haven't left.
    package let members: @Sendable ([Member.ID]) async throws -> [Member.ID: Member]
    /// Returns the aims of members who have one.
    package let aims: @Sendable ([Member.ID]) async throws -> [Member.ID: FitnessAim]
    /// Returns a workout for so many minutes; nil when the member has none that fits.
    package let proposal: @Sendable (Member.ID, _ minutes: Int) async throws -> ProposedWorkout?
    /// Returns the day's songs for one of a member's workouts; nil where there are none.
    package let songs: @Sendable (Member, _ workout: String) async throws -> ProposedSongs?

    package init(
        members: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: Member],
        aims: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: FitnessAim],
        proposal: @Sendable @escaping (Member.ID, _ minutes: Int) async throws -> ProposedWorkout?,
        songs: @Sendable @escaping (Member, _ workout: String) async throws -> ProposedSongs? = { _, _ in nil }
    ) {
        self.members = members
        self.aims = aims
        self.proposal = proposal
        self.songs = songs
    }
}
