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

    package init(
        members: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: Member],
        aims: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: FitnessAim],
        proposal: @Sendable @escaping (Member.ID, _ minutes: Int) async throws -> ProposedWorkout?
    ) {
        self.members = members
        self.aims = aims
        self.proposal = proposal
    }
}
