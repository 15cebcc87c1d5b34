import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Planning

/// Ana's evenings from 17:00 to 21:00, of which something is always taken.
struct FreeDaysTests {
    private func planner(_ backend: Backend) async throws -> Planner {
        let planner = try await Planner(backend)
        try await FreeTimeStore(database: planner.database, owner: planner.ana)
            .put(try planner.evenings(), at: Planner.now)
        return planner
    }

    @Test("takes calendars, plans and what is kept busy out of the windows", arguments: Backend.available)
    func subtracts(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let calendar = BusyStore(database: planner.database, seal: planner.seal, owner: planner.ana)
        let meeting = try planner.time(17 * 60, 18 * 60)
        let call = try planner.time(20 * 60, 21 * 60, day: 1)
        try await planner.database.write { [ana = planner.ana] db in
            for connection in ["work", "work again"] {
                try calendar.replace(connection, with: [BusyTime(meeting, title: "Review")], in: db)
            }
            try KeptBusyStore.keep(call, of: ana, at: Planner.now, in: db)
            try KeptBusyStore.keep(call, of: ana, at: Planner.now, in: db)
        }
        let plans = PlannedWorkoutStore(database: planner.database, owner: planner.ana)
        let plan = planner.plan(try planner.time(18 * 60, 19 * 60, day: 2))
        _ = try await plans.plan(plan, at: Planner.now)
        let days = try await planner.days(of: planner.ana).days(from: planner.monday, count: 4)
        #expect(
            days.map(\.slots) == [
                [try planner.time(18 * 60, 21 * 60)],
                [try planner.time(17 * 60, 20 * 60, day: 1)],
                [try planner.time(17 * 60, 18 * 60, day: 2), try planner.time(19 * 60, 21 * 60, day: 2)],
                [try planner.time(17 * 60, 21 * 60, day: 3)],
            ]
        )
        let found = try await planner.days(of: planner.ana).time(from: planner.monday, count: 1, planner.evenings())
        #expect(found.busy.filter { $0.title == "Review" }.count == 1, "Its calendar is connected twice.")
        #expect(days.map(\.kind) == [.enough, .enough, .several, .enough])
        _ = try await plans.settle(plan.id, as: .letGo, at: Planner.now)
        try await planner.database.write { [ana = planner.ana] db in
            try KeptBusyStore.free(call, of: ana, at: Planner.now, in: db)
        }
        let freed = try await planner.days(of: planner.ana).days(from: planner.monday.adding(days: 1), count: 2)
        #expect(freed.map { $0.slots.map(\.minutes) } == [[240], [240]])
    }

    @Test("a freed day takes no notice of what takes it whole, and of all else", arguments: Backend.available)
    func freed(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let calendar = BusyStore(database: planner.database, seal: planner.seal, owner: planner.ana)
        let block = BusyTime(try planner.time(0, 1_440))
        let end = try planner.time(0, 1_440, day: 1).end
        let trip = BusyTime(try #require(Stretch(from: block.time.start, to: end)), isAllDay: true)
        let call = BusyTime(try planner.time(17 * 60, 18 * 60))
        try await planner.database.write { try calendar.replace("home", with: [trip, block, call], in: $0) }
        let store = FreedDayStore(database: planner.database, owner: planner.ana)
        for _ in 0..<2 { try await store.set(planner.monday, free: true, at: Planner.now) }
        let others = FreedDayStore(database: planner.database, owner: planner.ben)
        try await others.set(planner.monday.adding(days: 1), free: true, at: Planner.now)
        let days = planner.days(of: planner.ana)
        #expect(try await days.days(from: planner.monday, count: 2).map { $0.slots.map(\.minutes) } == [[180], []])
        try await store.set(planner.monday, free: false, at: Planner.now)
        #expect(try await days.days(from: planner.monday, count: 2).allSatisfy { $0.kind == .none })
    }

    @Test("a night after the last day that is asked counts what is busy then", arguments: Backend.available)
    func lastNight(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let windows = [TimeWindow(from: 0, to: 120), TimeWindow(from: 1_320, to: 1_440)].compactMap(\.self)
        let settings = FreeTimeSettings(windows: [.monday: [windows[1]], .tuesday: [windows[0]]], workout: 45)
        try await FreeTimeStore(database: planner.database, owner: planner.ana).put(settings, at: Planner.now)
        let calendar = BusyStore(database: planner.database, seal: planner.seal, owner: planner.ana)
        let call = try planner.time(60, 120, day: 1)
        try await planner.database.write { try calendar.replace("work", with: [BusyTime(call)], in: $0) }
        let days = try await planner.days(of: planner.ana).days(from: planner.monday, count: 1)
        #expect(days.map { $0.slots.map(\.minutes) } == [[180]])
    }

    @Test("a changed calendar shows at once", arguments: Backend.available)
    func changed(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let calendar = BusyStore(database: planner.database, seal: planner.seal, owner: planner.ana)
        for (busy, kind) in [((0, 1_440), FreeDay.Kind.none), ((17 * 60, 21 * 60), .outside), ((0, 60), .enough)] {
            let time = try planner.time(busy.0, busy.1)
            try await planner.database.write { try calendar.replace("home", with: [BusyTime(time)], in: $0) }
            let day = try #require(try await planner.days(of: planner.ana).days(from: planner.monday, count: 1).first)
            #expect(day.kind == kind)
        }
    }

    @Test("days are as long as clocks make them", arguments: [(2024, 3, 31, 23), (2024, 10, 27, 25), (2024, 7, 1, 24)])
    func clocks(year: Int, month: Int, number: Int, hours: Int64) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let day = try #require(CalendarDay(year: year, month: month, day: number))
        let span = day.span(1, in: zone)
        #expect(span.upperBound - span.lowerBound == hours * 3_600_000)
        #expect(span.upperBound == day.adding(days: 1).span(1, in: zone).lowerBound)
    }

    @Test("isolation: what takes Ana's time leaves Ben's alone", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let planner = try await self.planner(backend)
        let whole = try planner.time(0, 1_440)
        try await planner.database.write { [ana = planner.ana] db in
            try KeptBusyStore.keep(whole, of: ana, at: Planner.now, in: db)
        }
        #expect(try await planner.days(of: planner.ben).days(from: planner.monday, count: 7).isEmpty)
        try await FreeTimeStore(database: planner.database, owner: planner.ben)
            .put(try planner.evenings(), at: Planner.now)
        let bens = try await planner.days(of: planner.ben).time(
            from: planner.monday,
            count: 1,
            try planner.evenings()
        )
        #expect(bens.days.map(\.kind) == [.enough])
        #expect(bens.busy.isEmpty && bens.planned.isEmpty)
        #expect(try await planner.days(of: planner.ana).days(from: planner.monday, count: 1).map(\.kind) == [.none])
    }
}
