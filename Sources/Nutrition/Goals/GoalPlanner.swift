import Foundation
import HealthMath
import Members
import Storage
import Web

/// Plans and saves goals, for both pages and devices.
struct GoalPlanner: Sendable {
    let database: any Database
    let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline?
    let weighings: Weighings
    let now: @Sendable () -> Date

    func goals(of member: Member) -> GoalStore {
        GoalStore(database: self.database, owner: member.id)
    }

    func today(of member: Member) -> CalendarDay { member.day(at: self.now()) }

    /// Returns the plan of a draft; nil when the goal to be changed has changed meanwhile.
    ///
    /// Throws complaints about days out of range.
    func plan(_ draft: GoalDraft, from known: GoalBaseline, of member: Member) async throws -> GoalPlan? {
        let today = self.today(of: member)
        let complaints = draft.complaints(today: today)
        guard complaints.isEmpty else { throw complaints }
        guard let version = draft.version else { return draft.plan(from: known, editing: nil, today: today) }
        guard let goal = try await self.goals(of: member).current(), goal.version == version else { return nil }
        return draft.plan(from: known, editing: goal, today: today)
    }

    /// Sets the goal of a safe plan, or changes the one at `version`; nil when that has changed.
    func save(_ plan: GoalPlan, version: Int64?, of member: Member) async throws -> Goal? {
        let goals = self.goals(of: member)
        let today = self.today(of: member)
        guard let version else { return try await goals.set(GoalTerms(plan), today: today, at: self.now()) }
        return try await goals.edit(version: version, to: GoalTerms(plan), today: today)
    }
}
