import Foundation
import HealthMath
import Testing

@testable import Planning

/// Days from 14 March 2026 in UTC; hours are counted from its midnight; a workout takes an hour.
struct ReminderPlanTests {
    private static let midnight: Int64 = 1_773_446_400_000
    private let settings = FreeTimeSettings(windows: [:], workout: 60)

    private func slot(_ from: Int64, _ to: Int64) throws -> Stretch {
        try #require(Stretch(from: Self.midnight + from * 3_600_000, to: Self.midnight + to * 3_600_000))
    }

    private func day(_ number: Int = 0) throws -> CalendarDay {
        try #require(CalendarDay("2026-03-14")).adding(days: number)
    }

    private func occasion(_ from: Int64, _ to: Int64, planned: String? = nil) throws -> Occasion {
        Occasion(day: try self.day(Int(from / 24)), slot: try self.slot(from, to), planned: planned)
    }

    private func stored(
        _ from: Int64,
        _ to: Int64,
        _ state: WorkoutReminder.State,
        planned: String? = nil
    ) throws -> StoredReminder {
        StoredReminder(
            owner: 1,
            id: "\(from)",
            day: try self.day(Int(from / 24)),
            planned: planned,
            reminder: WorkoutReminder(try self.slot(from, to), self.settings, isPlanned: planned != nil, state: state)
        )
    }

    private func plan(_ wanted: [Occasion], _ known: [StoredReminder], hour: Int64 = 0) throws -> ReminderPlan {
        ReminderPlan(
            wanted,
            on: try self.day()...self.day(1),
            known: known,
            self.settings,
            now: Self.midnight + hour * 3_600_000
        )
    }

    @Test("free time gets a reminder as long as there is time")
    func new() throws {
        let wanted = [try self.occasion(8, 10), try self.occasion(18, 20), try self.occasion(42, 44)]
        #expect(try self.plan(wanted, []).new == wanted)
        #expect(try self.plan(wanted, [], hour: 9).new == wanted)
        #expect(try self.plan(wanted, [], hour: 10).new == Array(wanted.dropFirst()))
    }

    @Test("a plan that went by before it had a reminder gets one, which offers another time")
    func wentBy() throws {
        let wanted = [try self.occasion(8, 10, planned: "legs")]
        #expect(try self.plan(wanted, [], hour: 18).new == wanted)
        let known = [try self.stored(8, 10, .missed, planned: "legs")]
        #expect(try self.plan(wanted, known, hour: 18).new.isEmpty)
    }

    @Test("planned again from the same, nothing changes")
    func same() throws {
        let wanted = [try self.occasion(8, 10), try self.occasion(18, 20)]
        let plan = try self.plan(wanted, [try self.stored(8, 10, .sent), try self.stored(18, 20, .due)], hour: 9)
        #expect(plan.new.isEmpty && plan.changed.isEmpty && plan.removed.isEmpty)
    }

    @Test("a slot that moved takes its reminder along, and isn't told again")
    func moved() throws {
        let later = try self.occasion(9, 11)
        for state in [.due, .sent, .snoozed(until: Self.midnight + 10 * 3_600_000)] as [WorkoutReminder.State] {
            let plan = try self.plan([later], [try self.stored(8, 10, state)], hour: 9)
            #expect(plan.new.isEmpty)
            #expect(plan.changed.map(\.slot) == [later.slot])
            #expect(plan.changed.map(\.reminder.state) == [state])
        }
    }

    @Test(
        "what was answered or went by isn't asked again",
        arguments: [.busy, .missed, .gone] as [WorkoutReminder.State]
    )
    func settled(state: WorkoutReminder.State) throws {
        let plan = try self.plan([try self.occasion(9, 12)], [try self.stored(8, 10, state)], hour: 9)
        #expect(plan.new.isEmpty && plan.changed.isEmpty)
    }

    @Test(
        "a day that was ended stays quiet, the next one doesn't",
        arguments: [.checkedIn, .notToday] as [WorkoutReminder.State]
    )
    func ended(state: WorkoutReminder.State) throws {
        let tomorrow = try self.occasion(42, 44)
        let known = [try self.stored(8, 10, state), try self.stored(18, 20, .due)]
        let plan = try self.plan([try self.occasion(18, 20), try self.occasion(21, 23), tomorrow], known, hour: 9)
        #expect(plan.new == [tomorrow])
        #expect(plan.removed == [known[1]])
    }

    @Test("what was due on an earlier day goes, but a plan that went by is still told of")
    func earlier() throws {
        let (free, plan) = (try self.stored(-31, -29, .due), try self.stored(-28, -27, .due, planned: "p"))
        let next = try self.plan([], [free, plan], hour: 9)
        #expect(next.removed == [free] && next.changed.isEmpty)
    }

    @Test("time that is taken is rung no more")
    func taken() throws {
        let known = [
            try self.stored(8, 10, .snoozed(until: Self.midnight + 9 * 3_600_000)), try self.stored(18, 20, .due),
        ]
        let plan = try self.plan([], known, hour: 9)
        #expect(plan.changed.map(\.reminder.state) == [.gone])
        #expect(plan.removed == [known[1]])
    }

    @Test("of what grew together the one that was sent stays")
    func together() throws {
        let known = [try self.stored(18, 19, .due), try self.stored(20, 22, .sent)]
        let plan = try self.plan([try self.occasion(18, 22)], known, hour: 20)
        #expect(plan.changed.map(\.id) == ["20"])
        #expect(plan.removed.map(\.id) == ["18"])
        #expect(plan.new.isEmpty)
    }

    @Test("a planned workout is reminded of itself, though its free time was told")
    func planned() throws {
        let wanted = [try self.occasion(19, 20, planned: "legs")]
        let plan = try self.plan(wanted, [try self.stored(18, 21, .sent)], hour: 18)
        #expect(plan.new == wanted)
        #expect(plan.changed.map(\.reminder.state) == [.gone])
    }

    @Test("what was due in a time zone left behind is due no more, and what was sent there may be answered")
    func left() throws {
        let known = [try self.stored(-40, -38, .due), try self.stored(-30, -28, .sent)]
        let plan = try self.plan([], known)
        #expect(plan.removed.map(\.id) == ["-40"])
        #expect(plan.changed.isEmpty)
    }

    @Test("a day with a plan is reminded of the plan only, one that was done of nothing")
    func occasions() throws {
        let window = try #require(TimeWindow(from: 17 * 60, to: 21 * 60))
        let windows = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [window]) })
        let settings = FreeTimeSettings(windows: windows, workout: 60)
        let days = try (0..<4).map { FreeDay(try self.day($0), in: .gmt, settings, busy: []) }
        func planned(_ day: Int64, _ settled: PlannedWorkout.Settled? = nil) throws -> PlannedWorkout {
            let time = try self.slot(day * 24 + 12, day * 24 + 13)
            return PlannedWorkout(id: "\(day)", title: "Legs", time: time, settled: settled)
        }
        let all = Occasion.all(
            on: days,
            planned: [try planned(1), try planned(2, .done), try planned(3, .letGo)],
            in: .gmt
        )
        #expect(
            all == [
                try self.occasion(17, 21), try self.occasion(36, 37, planned: "1"), try self.occasion(89, 93),
            ]
        )
    }
}
