import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Nutrition

struct GoalStoreTests {
    private let now = Date(timeIntervalSince1970: 1_773_500_000)

    @Test("gives back a goal as it was set", arguments: Backend.available)
    func set(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        #expect(try await goals.current() == nil)
        let terms = try SampleGoals.terms()
        let goal = try await goals.set(terms, today: try SampleGoals.today, at: self.now)
        #expect(goal.terms == terms)
        #expect(try await goals.current() == goal)
        #expect(try await goals.target(on: try SampleGoals.today) == terms.daily)
        #expect(try await goals.target(on: try SampleGoals.today.adding(days: 5000)) == terms.daily)
    }

    @Test("setting the same once more changes nothing", arguments: Backend.available)
    func setAgain(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let today = try SampleGoals.today
        let goal = try await goals.set(try SampleGoals.terms(), today: today, at: self.now)
        #expect(try await goals.set(try SampleGoals.terms(), today: today, at: self.now) == goal)
        let removed = try await goals.remove(version: goal.version, today: today, at: self.now)
        #expect(removed == goal)
        #expect(try await goals.current() == nil)
    }

    @Test("days gone by keep the goal they had", arguments: Backend.available)
    func oldDaysKeep(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let (before, first) = (try SampleGoals.day("2026-03-13"), try SampleGoals.today)
        let (second, third, fourth) = (first.adding(days: 5), first.adding(days: 9), first.adding(days: 12))
        let (old, new, edited) = (
            try SampleGoals.terms(to: 66), try SampleGoals.terms(to: 65), try SampleGoals.terms(to: 64)
        )
        _ = try await goals.set(old, today: first, at: self.now)
        let goal = try await goals.set(new, today: second, at: self.now)
        let version = try #require(try await goals.edit(version: goal.version, to: edited, today: third)).version
        _ = try #require(try await goals.remove(version: version, today: fourth, at: self.now))

        #expect(try await goals.target(on: before) == nil)
        #expect(try await goals.target(on: first) == old.daily)
        #expect(try await goals.target(on: second.adding(days: -1)) == old.daily)
        #expect(try await goals.target(on: second) == new.daily)
        #expect(try await goals.target(on: third.adding(days: -1)) == new.daily)
        #expect(try await goals.target(on: third) == edited.daily)
        #expect(try await goals.target(on: fourth.adding(days: -1)) == edited.daily)
        #expect(try await goals.target(on: fourth) == old.daily)
    }

    @Test("a goal that begins later leaves the days until then to the one before", arguments: Backend.available)
    func later(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let today = try SampleGoals.today
        let start = today.adding(days: 30)
        let (old, new) = (try SampleGoals.terms(to: 66), try SampleGoals.terms(to: 65, startDay: start))
        _ = try await goals.set(old, today: today, at: self.now)
        let goal = try await goals.set(new, today: today, at: self.now)
        #expect(try await goals.target(on: start.adding(days: -1)) == old.daily)
        #expect(try await goals.target(on: start) == new.daily)

        let sooner = try SampleGoals.terms(to: 65, startDay: today.adding(days: 10))
        _ = try #require(try await goals.edit(version: goal.version, to: sooner, today: today))
        #expect(try await goals.target(on: today.adding(days: 9)) == old.daily)
        #expect(try await goals.target(on: today.adding(days: 10)) == sooner.daily)
        #expect(try await goals.target(on: start) == sooner.daily)
    }

    @Test("removing falls back to the goal before, and at last to none", arguments: Backend.available)
    func fallsBack(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let today = try SampleGoals.today
        let old = try await goals.set(try SampleGoals.terms(to: 66), today: today, at: self.now)
        let new = try await goals.set(try SampleGoals.terms(to: 65), today: today, at: self.now)
        #expect(try await goals.remove(version: new.version, today: today, at: self.now) == new)
        #expect(try await goals.current() == old)
        #expect(try await goals.target(on: today) == old.terms.daily)
        #expect(try await goals.remove(version: old.version, today: today, at: self.now) == old)
        #expect(try await goals.current() == nil)
        #expect(try await goals.target(on: today) == nil)
    }

    @Test("brings a removed goal back, once", arguments: Backend.available)
    func restore(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let today = try SampleGoals.today
        let goal = try await goals.set(try SampleGoals.terms(), today: today, at: self.now)
        #expect(try await goals.restore(goal.id, today: today) == nil)
        _ = try await goals.remove(version: goal.version, today: today, at: self.now)
        let restored = try #require(try await goals.restore(goal.id, today: today))
        #expect((restored.id, restored.terms) == (goal.id, goal.terms))
        #expect(try await goals.current() == restored)
        #expect(try await goals.target(on: today) == goal.terms.daily)
    }

    @Test("refuses a change or a removal from a stale version", arguments: Backend.available)
    func stale(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let today = try SampleGoals.today
        let first = try await goals.set(try SampleGoals.terms(to: 66), today: today, at: self.now)
        let changed = try await goals.edit(version: first.version, to: try SampleGoals.terms(to: 65), today: today)
        let goal = try #require(changed)
        #expect(goal.version > first.version)
        let again = try await goals.edit(version: first.version, to: try SampleGoals.terms(to: 64), today: today)
        #expect(again == nil)
        #expect(try await goals.remove(version: first.version, today: today, at: self.now) == nil)
        #expect(try await goals.current() == goal)
        #expect(try await goals.target(on: today) == goal.terms.daily)
    }

    @Test("many changes at once all happen", arguments: Backend.available)
    func together(backend: Backend) async throws {
        let goals = try await self.goals(on: backend)
        let today = try SampleGoals.today
        let now = self.now
        async let one = goals.set(try SampleGoals.terms(to: 66), today: today, at: now)
        async let other = goals.set(try SampleGoals.terms(to: 65), today: today, at: now)
        let versions = try await [one.version, other.version]
        #expect(versions.sorted() == [1, 2])
        let current = try #require(try await goals.current())
        #expect(current.version == 2)
        #expect(try await goals.target(on: today) == current.terms.daily)
    }

    @Test("shows and changes nobody else's goal", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let database = try await backend.open(StandInMember.migrations + GoalMigrations.all)
        let ana = GoalStore(database: database, owner: try await StandInMember.add("ana", to: database))
        let ben = GoalStore(database: database, owner: try await StandInMember.add("ben", to: database))
        let today = try SampleGoals.today
        let goal = try await ana.set(try SampleGoals.terms(), today: today, at: self.now)
        #expect(try await ben.current() == nil)
        #expect(try await ben.target(on: today) == nil)
        #expect(try await ben.edit(version: goal.version, to: try SampleGoals.terms(to: 65), today: today) == nil)
        #expect(try await ben.remove(version: goal.version, today: today, at: self.now) == nil)
        _ = try await ben.set(try SampleGoals.terms(to: 65), today: today, at: self.now)
        #expect(try await ana.target(on: today) == goal.terms.daily)

        _ = try await ana.remove(version: goal.version, today: today, at: self.now)
        #expect(try await ben.restore(goal.id, today: today) == nil)
        #expect(try await ana.current() == nil)
        #expect(try await ana.target(on: today) == nil)
    }

    private func goals(on backend: Backend) async throws -> GoalStore {
        let database = try await backend.open(StandInMember.migrations + GoalMigrations.all)
        return GoalStore(database: database, owner: try await StandInMember.add("ana", to: database))
    }
}
