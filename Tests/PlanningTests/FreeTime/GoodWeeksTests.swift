import Foundation
import HealthMath
import Members
import Storage
import Testing

@testable import Planning

/// The best times of made-up weeks, from Monday, 1 July 2024, in UTC, as a coach reads them.
struct GoodWeeksTests {
    private let zone = TimeZone.gmt

    private func minutes(_ day: Int, _ from: Int, _ to: Int) throws -> Stretch {
        let monday = try #require(CalendarDay(year: 2024, month: 7, day: 1)).start(in: self.zone).milliseconds
        let start = monday + Int64(day * 1_440) * 60_000
        return try #require(Stretch(from: start + Int64(from) * 60_000, to: start + Int64(to) * 60_000))
    }

    private func settings(_ days: [Weekday], _ hours: [(Int, Int)]) throws -> FreeTimeSettings {
        let windows = try hours.map { try #require(TimeWindow(from: $0.0, to: $0.1)) }
        return FreeTimeSettings(windows: Dictionary(uniqueKeysWithValues: days.map { ($0, windows) }), workout: 60)
    }

    /// Returns what is starred in a week, such as "Mon 17:00–18:00".
    private func stars(
        _ settings: FreeTimeSettings,
        busy: [Stretch],
        usual: [Int] = [],
        workouts: [Stretch] = [],
        _ count: Int = 3
    ) throws -> [String] {
        let monday = try #require(CalendarDay(year: 2024, month: 7, day: 1))
        let days = (0..<7).map {
            FreeDay(monday.adding(days: $0), in: self.zone, settings, busy: busy + workouts, isFirst: $0 == 0)
        }
        let rules = RestRules(settings, usual: usual, busy: busy, workouts: workouts, zone: self.zone)
        let best = BestTimes(usual: usual, lastHard: nil, zone: self.zone, rules: rules).suggestions(
            count,
            among: days,
            needed: settings.needed,
            planned: Set(workouts.map { CalendarDay(Date(milliseconds: $0.start), in: self.zone) })
        )
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return best.map { "\(names[$0.day.days(since: monday)]) \($0.time.clock(in: self.zone))" }
    }

    private static let working: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

    @Test("an office's week has its evenings, at the usual hour where there is one")
    func office() throws {
        let busy = try (0..<5).map { try self.minutes($0, 9 * 60, 17 * 60) }
        let settings = try self.settings(Self.working, [(17 * 60, 21 * 60)])
        #expect(try self.stars(settings, busy: busy) == ["Mon 17:00–18:00", "Wed 17:00–18:00", "Fri 17:00–18:00"])
        let usual = try self.stars(settings, busy: busy, usual: [18 * 60 + 30])
        #expect(usual == ["Mon 18:30–19:30", "Wed 18:30–19:30", "Fri 18:30–19:30"])
    }

    @Test("nobody trains between a late shift and sleep, though their hours say until midnight")
    func late() throws {
        let busy = try (0..<3).map { try self.minutes($0, 14 * 60, 22 * 60 + 30) }
        let all = try self.settings(Weekday.allCases, [(10 * 60, 1_440)])
        #expect(try self.stars(all, busy: busy) == ["Mon 10:00–11:00", "Wed 10:00–11:00", "Fri 10:00–11:00"])
        // Hours that lie in the night are the member's own choice, but not right after work.
        let nights = try self.settings(Weekday.allCases, [(22 * 60, 1_440)])
        #expect(try self.stars(nights, busy: busy) == ["Thu 22:00–23:00", "Fri 22:00–23:00", "Sat 22:00–23:00"])
        // Those that only reach into it aren't: nobody is offered an hour that ends after ten.
        let dinners = busy + (try (0..<7).map { try self.minutes($0, 18 * 60, 21 * 60 + 30) })
        #expect(try self.stars(try self.settings(Weekday.allCases, [(18 * 60, 1_440)]), busy: dinners).isEmpty)
    }

    @Test("after a night shift comes sleep, before an early one an early evening")
    func shifts() throws {
        let nights = try (0..<3).map { try self.minutes($0, 22 * 60, 30 * 60 + 30) }
        let days = try self.settings(Weekday.allCases, [(7 * 60, 22 * 60)])
        #expect(try self.stars(days, busy: nights) == ["Mon 07:00–08:00", "Wed 15:30–16:30", "Fri 07:00–08:00"])
        let early = try (0..<5).map { try self.minutes($0, 6 * 60, 14 * 60) }
        let course = try [0, 2].map { try self.minutes($0, 18 * 60, 20 * 60 + 30) }
        let evenings = try self.settings(Self.working, [(18 * 60, 22 * 60)])
        // On Monday and Wednesday only the time after 20:30 is left, less than nine hours before the next shift.
        let left = try self.stars(evenings, busy: early + course)
        #expect(left == ["Tue 18:00–19:00", "Thu 18:00–19:00", "Fri 18:00–19:00"])
    }

    @Test("a parent's early hours begin at six, and late ones end at ten")
    func parent() throws {
        let busy = try (0..<5).map { try self.minutes($0, 8 * 60 + 30, 20 * 60) }
        let settings = try self.settings(Self.working, [(5 * 60 + 30, 7 * 60), (20 * 60, 22 * 60 + 30)])
        #expect(try self.stars(settings, busy: busy) == ["Mon 06:00–07:00", "Wed 06:00–07:00", "Fri 06:00–07:00"])
        let usual = try self.stars(settings, busy: busy, usual: [20 * 60 + 30])
        #expect(usual == ["Mon 20:30–21:30", "Wed 20:30–21:30", "Fri 20:30–21:30"])
    }

    @Test("twelve hours lie between two workouts")
    func between() throws {
        let evening = try self.minutes(0, 20 * 60, 21 * 60)
        let settings = try self.settings(Weekday.allCases, [(7 * 60, 8 * 60)])
        let some = try self.stars(settings, busy: [], workouts: [evening], 7)
        #expect(some.first == "Wed 07:00–08:00", "\(some)")
        let rules = RestRules(workouts: [evening], zone: self.zone)
        #expect(try !rules.allow(self.minutes(1, 539, 600)) && rules.allow(self.minutes(1, 540, 600)))
        #expect(try !rules.allow(self.minutes(0, 420, 481)) && rules.allow(self.minutes(0, 420, 480)))
    }

    @Test("the night is left out to the minute, unless it is the member's usual hour")
    func night() throws {
        let rules = RestRules(zone: self.zone)
        #expect(try rules.allow(self.minutes(0, 360, 420)) && !rules.allow(self.minutes(0, 359, 419)))
        #expect(try rules.allow(self.minutes(0, 1_260, 1_320)) && !rules.allow(self.minutes(0, 1_261, 1_321)))
        #expect(try !rules.allow(self.minutes(0, 1_400, 1_460)) && !rules.allow(self.minutes(0, 1_440, 1_500)))
        let owl = RestRules(usual: [23 * 60], zone: self.zone)
        #expect(try owl.allow(self.minutes(0, 1_380, 1_440)) && !owl.allow(self.minutes(0, 120, 180)))
    }
}
