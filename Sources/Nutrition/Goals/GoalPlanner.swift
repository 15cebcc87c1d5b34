import Foundation
import HealthMath
import Hummingbird
import Storage
import Web

/// What a goal goes through, whether a browser or a device asks for it.
struct GoalPlanner: Sendable {
    let database: any Database
    let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline?
    let weighings: Weighings
    let now: @Sendable () -> Date

    func goals(of member: Member) -> GoalStore {
        GoalStore(database: self.database, owner: member.id)
    }

    func today(of member: Member) -> CalendarDay { member.day(at: self.now()) }

    /// Reads a form and fills in what was left out.
    ///
    /// Throws 409 when the goal to be changed has changed meanwhile.
    func read<F: Form>(_ form: F, of member: Member) async throws -> ParsedGoal where F.Values == GoalDraft {
        guard let known = try await self.goalBaseline(member.id) else { return .unknownBody }
        let draft: GoalDraft
        do {
            draft = try form.values()
        } catch let errors as FormErrors {
            return .unreadable(errors)
        }
        let today = self.today(of: member)
        let complaints = draft.complaints(today: today)
        guard complaints.isEmpty else { return .unreadable(complaints) }
        let editing = try await self.editing(draft.version, of: member)
        return .plan(draft.plan(from: known, editing: editing, today: today), draft)
    }

    /// Sets the goal of a plan that was found safe, or changes the one at `version`; 409 when that has changed.
    func save(_ plan: GoalPlan, version: Int64?, of member: Member) async throws -> Goal {
        let goals = self.goals(of: member)
        let today = self.today(of: member)
        guard let version else { return try await goals.set(GoalTerms(plan), today: today, at: self.now()) }
        guard let goal = try await goals.edit(version: version, to: GoalTerms(plan), today: today) else {
            throw HTTPError(.conflict)
        }
        return goal
    }

    /// Nil for a new goal.
    private func editing(_ version: Int64?, of member: Member) async throws -> Goal? {
        guard let version else { return nil }
        guard let goal = try await self.goals(of: member).current(), goal.version == version else {
            throw HTTPError(.conflict)
        }
        return goal
    }
}
