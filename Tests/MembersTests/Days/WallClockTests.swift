import Foundation
import HealthMath
import Members
import Testing

struct WallClockTests {
    private static func clock(_ zone: String) throws -> WallClock {
        WallClock(try #require(TimeZone(identifier: zone)))
    }

    @Test(
        "a time that is skipped is the moment of the skip, one that comes twice its first",
        arguments: [
            ("Europe/Berlin", "2026-03-29", 150, "2026-03-29T01:00:00Z"),
            ("Europe/Berlin", "2026-10-25", 150, "2026-10-25T00:30:00Z"),
            ("Europe/Berlin", "2026-10-25", 180, "2026-10-25T02:00:00Z"),
            ("America/New_York", "2026-03-08", 150, "2026-03-08T07:00:00Z"),
            ("America/New_York", "2026-11-01", 90, "2026-11-01T05:30:00Z"),
            ("Australia/Sydney", "2026-10-04", 150, "2026-10-03T16:00:00Z"),
            ("Australia/Sydney", "2026-04-05", 150, "2026-04-04T15:30:00Z"),
            ("Australia/Lord_Howe", "2026-10-04", 135, "2026-10-03T15:30:00Z"),
            ("Pacific/Apia", "2011-12-31", 600, "2011-12-30T20:00:00Z"),
            ("UTC", "2026-06-01", 0, "2026-06-01T00:00:00Z"),
        ]
    )
    func change(zone: String, day: String, minutes: Int, expected: String) throws {
        let instant = try Self.clock(zone).instant(of: try #require(CalendarDay(day)), minutes: minutes)
        #expect(try instant == Date(expected, strategy: .iso8601))
    }

    @Test(
        "every day of a year has each time once, as the clock shows it",
        arguments: ["Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kathmandu", "Pacific/Auckland"],
        [0, 150, 450, 1_439]
    )
    func year(zone: String, minutes: Int) throws {
        let clock = try Self.clock(zone)
        var moment = Date(timeIntervalSince1970: 1_767_225_600)  // 1 January 2026
        var skipped = 0
        for _ in 0..<365 {
            let next = clock.next(minutes: minutes, after: moment)
            #expect(next > moment)
            let today = CalendarDay(next, in: clock.timeZone)
            #expect(today.days(since: CalendarDay(moment, in: clock.timeZone)) <= 1)
            let shown = Int(next.timeIntervalSince1970) + clock.timeZone.secondsFromGMT(for: next)
            if (shown / 60) % 1_440 != minutes { skipped += 1 }
            moment = next
        }
        #expect(skipped <= 1)
    }
}
