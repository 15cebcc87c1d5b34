import Foundation
import Storage
import Support
import Testing
import Web

@testable import Planning

struct PlannedWorkoutStoreTests {
    private func span(_ planner: Planner) -> Range<Int64> { planner.monday.span(7, in: planner.zone) }

    @Test("plans a request once", arguments: Backend.available)
    func plan(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = planner.plan(try planner.time(18 * 60, 19 * 60))
        let first = try await plans.plan(plan, at: Planner.now)
        #expect(first.isNew && first.planned == plan)
        let again = try await plans.plan(plan, at: Planner.now)
        #expect(!again.isNew && again.planned == plan)
        #expect(try await plans.planned(in: self.span(planner)) == [plan])
        #expect(try await planner.jobs() == ["planning-again \(planner.ana)"])
    }

    @Test("two plans don't share a time", arguments: Backend.available)
    func overlapping(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let early = try await plans.plan(planner.plan(try planner.time(18 * 60, 19 * 60)), at: Planner.now).planned
        let late = planner.plan(try planner.time(18 * 60 + 30, 20 * 60), number: 2)
        await #expect(throws: PlanRefusal.self) { try await plans.plan(late, at: Planner.now) }
        let beside = planner.plan(try planner.time(19 * 60, 20 * 60), number: 2)
        _ = try await plans.plan(beside, at: Planner.now)
        await #expect(throws: PlanRefusal.self) { try await plans.move(beside.id, to: early.time, at: Planner.now) }
        _ = try await plans.settle(early.id, as: .letGo, at: Planner.now)
        #expect(try await plans.move(beside.id, to: early.time, at: Planner.now)?.done == true)
    }

    @Test("moves by its version, and waits to be done again then", arguments: Backend.available)
    func move(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = try await plans.plan(planner.plan(try planner.time(18 * 60, 19 * 60)), at: Planner.now).planned
        _ = try await plans.settle(plan.id, as: .letGo, at: Planner.now)
        let tomorrow = try planner.time(18 * 60, 19 * 60, day: 1)
        let stale = try #require(try await plans.move(plan.id, version: 1, to: tomorrow, at: Planner.now))
        #expect(!stale.done && stale.planned.time == plan.time)
        let moved = try #require(try await plans.move(plan.id, version: 2, to: tomorrow, at: Planner.now))
        #expect(moved.done && moved.planned.time == tomorrow && moved.planned.settled == nil)
        #expect(moved.planned.version == 3)
        #expect(try await plans.move("nowhere", to: tomorrow, at: Planner.now) == nil)
    }

    @Test("a removed one is gone until it is put back, and for good after a month", arguments: Backend.available)
    func remove(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = try await plans.plan(planner.plan(try planner.time(18 * 60, 19 * 60)), at: Planner.now).planned
        #expect(try await plans.remove(plan.id, version: 9, at: Planner.now)?.done == false)
        #expect(try await plans.remove(plan.id, version: 1, at: Planner.now)?.done == true)
        #expect(try await plans.planned(in: self.span(planner)).isEmpty)
        await #expect(throws: PlanRefusal.removed) { try await plans.plan(plan, at: Planner.now) }
        #expect(try await plans.restore(plan.id, at: Planner.now)?.version == 3)
        _ = try await plans.remove(plan.id, at: Planner.now)
        try await PlannedWorkoutStore.purge(removedBefore: Planner.now.addingTimeInterval(1), in: planner.database)
        #expect(try await plans.restore(plan.id, at: Planner.now) == nil)
    }

    @Test("each change of one that stands in a calendar is told to it", arguments: Backend.available)
    func calendar(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = planner.plan(try planner.time(18 * 60, 19 * 60), inCalendar: true)
        _ = try await plans.plan(plan, at: Planner.now)
        _ = try await plans.move(plan.id, to: try planner.time(19 * 60, 20 * 60), at: Planner.now)
        _ = try await plans.remove(plan.id, at: Planner.now)
        _ = try await plans.restore(plan.id, at: Planner.now)
        let told = "write-planned-workout \(planner.ana) \(plan.id)"
        #expect(try await planner.jobs() == ["planning-again \(planner.ana)"] + Array(repeating: told, count: 4))
    }

    @Test("isolation: what is Ana's is not there for Ben", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let anas = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let bens = PlannedWorkoutStore(database: planner.database, owner: planner.ben)
        let time = try planner.time(18 * 60, 19 * 60)
        let plan = try await anas.plan(planner.plan(time), at: Planner.now).planned
        #expect(try await bens.find(plan.id) == nil)
        #expect(try await bens.planned(in: self.span(planner)).isEmpty)
        #expect(try await bens.move(plan.id, to: time, at: Planner.now) == nil)
        #expect(try await bens.settle(plan.id, as: .done, at: Planner.now) == nil)
        #expect(try await bens.remove(plan.id, at: Planner.now) == nil)
        #expect(try await bens.restore(plan.id, at: Planner.now) == nil)
        _ = try await bens.plan(planner.plan(time), at: Planner.now)
        #expect(try await anas.planned(in: self.span(planner)) == [plan])
    }

    @Test("who plans a workout soon is found among all, some at a time", arguments: Backend.available)
    func soon(backend: Backend) async throws {
        let planner = try await Planner(backend)
        for owner in [planner.ana, planner.ben] {
            let plans = PlannedWorkoutStore(database: planner.database, owner: owner)
            for (number, hour) in [(1, 18), (2, 20)] {
                var plan = planner.plan(try planner.time(hour * 60, hour * 60 + 60), number: number)
                // One for which nothing is chosen yet counts for nobody.
                plan.workout = hour == 18 ? "00000000-0000-4000-8000-00000000000a" : nil
                _ = try await plans.plan(plan, at: Planner.now)
            }
        }
        let find = { (hours: ClosedRange<Double>, last: Int64, limit: Int) in
            let span =
                Planner.now.addingTimeInterval(
                    hours.lowerBound * 3_600
                )..<Planner.now.addingTimeInterval(hours.upperBound * 3_600)
            return try await PlannedToday.members(in: span, after: last, limit: limit, in: planner.database)
        }
        #expect(try await find(0...12, 0, 10) == [planner.ana, planner.ben])
        #expect(try await find(0...12, 0, 1) == [planner.ana])
        #expect(try await find(0...12, planner.ana, 1) == [planner.ben])
        #expect(try await find(7...24, 0, 10).isEmpty)
        let hers = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        for plan in try await hers.planned(in: self.span(planner)) {
            _ = try await hers.settle(plan.id, as: .letGo, at: Planner.now)
        }
        #expect(try await find(0...12, 0, 10) == [planner.ben])
    }
}
