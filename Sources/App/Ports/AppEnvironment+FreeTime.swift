import Accounts
import Foundation
import HealthMath
import Members
import Planning
import Web

/// What planning gives to other wings.
extension AppEnvironment {
    /// Returns the planned workouts of some days, as the pages of any wing list them.
    @Sendable
    func planLines(of member: Member, on days: ClosedRange<CalendarDay>) async throws -> [PlanLine] {
        let weeks = FreeWeeks(
            database: self.database,
            seal: self.seal,
            training: self.trainingSide,
            company: self.company(of:),
            now: self.now
        )
        return try await PlanLines(weeks).lines(of: member, on: days)
    }

    /// Returns the last step of onboarding, until the member has said when they are free.
    @Sendable
    func freeTimeStep(of member: Member.ID) async throws -> OptionalStep? {
        let known = try await FreeTimeStore(database: self.database, owner: member).settings()
        guard known == nil else { return nil }
        return OptionalStep(
            title: "When could you train?",
            words: "Tell us your hours, and we find the free half-hour in them. You can do it later under Train.",
            path: "\(Places.freeTimeSettings.path)?next=\(Places.welcome("done"))"
        )
    }
}
