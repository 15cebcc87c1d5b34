import Foundation
import HealthMath
import Testing

@testable import Planning

/// The five cases of a day, on a Monday in Berlin with a window from 17:00 to 21:00.
struct FreeDayTests {
    private static let monday = CalendarDay(year: 2024, month: 7, day: 1)

    /// Busy from one time of the day to another, in minutes as clocks show them.
    private func day(_ busy: (Int, Int)..., windows: [(Int, Int)] = [(17 * 60, 21 * 60)]) throws -> FreeDay {
        let monday = try #require(Self.monday)
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let settings = FreeTimeSettings(
            windows: [.monday: windows.compactMap { TimeWindow(from: $0.0, to: $0.1) }],
            workout: 45,
            travel: 10,
            shower: 5
        )
        let stretches = busy.compactMap { TimeWindow(from: $0.0, to: $0.1)?.stretch(on: monday, in: zone) }
        return FreeDay(monday, in: zone, settings, busy: stretches)
    }

    @Test("enough time inside the window")
    func enough() throws {
        let day = try self.day((17 * 60, 19 * 60))
        #expect(day.kind == .enough)
        #expect(day.slots == [Stretch(from: 1_719_853_200_000, to: 1_719_860_400_000)])
    }

    @Test("no time all day")
    func none() throws {
        let day = try self.day((0, 1_440))
        #expect(day.kind == .none)
        #expect(day.slots.isEmpty && day.scraps.isEmpty && day.outside.isEmpty)
    }

    @Test("enough time, but outside the window")
    func outside() throws {
        let day = try self.day((8 * 60, 21 * 60))
        #expect(day.kind == .outside)
        #expect(day.outside.map(\.minutes) == [120, 60])
    }

    @Test("several slots")
    func several() throws {
        let day = try self.day((18 * 60, 19 * 60))
        #expect(day.kind == .several)
        #expect(day.slots.map(\.minutes) == [60, 120])
        let twice = try self.day(windows: [(12 * 60, 13 * 60), (18 * 60, 20 * 60)])
        #expect(twice.slots.map(\.minutes) == [60, 120])
    }

    @Test("some time, but not enough")
    func tooShort() throws {
        let day = try self.day((0, 17 * 60 + 1), (18 * 60, 22 * 60))
        #expect(day.kind == .tooShort)
        #expect(day.scraps.map(\.minutes) == [59])
    }

    /// The days from Monday on, with hours from 22:00 to 2:00 over each midnight.
    private func nights(_ count: Int, busy: [(day: Int, from: Int, to: Int)] = []) throws -> [FreeDay] {
        let monday = try #require(Self.monday)
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let windows = [TimeWindow(from: 0, to: 120), TimeWindow(from: 1_320, to: 1_440)].compactMap(\.self)
        let everyDay = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, windows) })
        let settings = FreeTimeSettings(windows: everyDay, workout: 45)
        let taken = busy.compactMap { busy in
            TimeWindow(from: busy.from, to: busy.to)?.stretch(on: monday.adding(days: busy.day), in: zone)
        }
        return (0..<count).map {
            FreeDay(monday.adding(days: $0), in: zone, settings, busy: taken, isFirst: $0 == 0)
        }
    }

    @Test("hours over midnight are one slot, on the day on which they begin")
    func overMidnight() throws {
        let days = try self.nights(3)
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(
            days.map { $0.slots.map { $0.clock(in: zone) } } == [
                ["00:00–02:00", "22:00–02:00"], ["22:00–02:00"], ["22:00–02:00"],
            ]
        )
        #expect(days[1].kind == .enough)
    }

    @Test("what is busy after midnight cuts the slot of the evening before")
    func busyAfterMidnight() throws {
        let days = try self.nights(2, busy: [(day: 1, from: 30, to: 60)])
        #expect(days[0].slots.map(\.minutes) == [120, 150])
        #expect(days[1].slots.map(\.minutes) == [60, 240], "What begins after midnight is the next day's.")
        let late = try self.nights(2, busy: [(day: 1, from: 0, to: 120), (day: 1, from: 1_320, to: 1_420)])
        #expect(late[0].slots.map(\.minutes) == [120, 120])
        #expect(late[1].slots.map(\.minutes) == [140])
    }

    @Test("of an evening that is taken, the hours after midnight are the next day's")
    func takenEvening() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let days = try self.nights(3, busy: [(day: 1, from: 0, to: 1_440)])
        #expect(days[1].kind == .none && days[1].slots.isEmpty)
        #expect(days[2].slots.map { $0.clock(in: zone) } == ["00:00–02:00", "22:00–02:00"])
        let monday = try #require(Self.monday)
        for (day, number) in zip(days, 0...) {
            let span = monday.adding(days: number).span(1, in: zone)
            #expect(day.slots.allSatisfy { span.contains($0.start) })
        }
    }

    @Test("a night on which clocks are changed is as long as they make it")
    func changedNight() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let saturday = try #require(CalendarDay(year: 2024, month: 10, day: 26))
        let hours = try #require(Hours(from: 1_320, to: 240))
        #expect(hours.stretch(on: saturday, in: zone)?.minutes == 7 * 60)
    }

    @Test("a weekday without a window has no slots")
    func leftAlone() throws {
        #expect(try self.day(windows: []).kind == .outside)
    }
}
