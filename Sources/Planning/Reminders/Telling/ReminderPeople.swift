import Foundation
package import HealthMath
package import Members

/// What reminders must know of members that other wings can tell.
package struct ReminderPeople: Sendable {
    /// Those of many who are still here.
    package let members: @Sendable ([Member.ID]) async throws -> [Member.ID: Member]
    /// What they train for, of those who said so.
    package let aims: @Sendable ([Member.ID]) async throws -> [Member.ID: FitnessAim]
    /// A workout for so many minutes; nil when the member has none that fits.
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
