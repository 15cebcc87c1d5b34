import Foundation
import HealthMath
import Testing

@testable import Planning

struct RhythmTests {
    @Test(
        "says how regularly somebody trained",
        arguments: [
            ([], .fresh), ([28, 40], .fresh), ([27], .away), ([7, 9], .away), ([6], .steady), ([0, 6], .steady),
            ([0, 1, 2], .rolling), ([1, 3, 6, 20], .rolling),
        ] as [([Int], Rhythm)]
    )
    func rhythm(ago: [Int], rhythm: Rhythm) throws {
        let day = try #require(CalendarDay("2026-03-14"))
        #expect(Rhythm(trained: Set(ago.map { day.adding(days: -$0) }), on: day) == rhythm)
    }

    @Test(
        "the part of a day is the one on the member's clock",
        arguments: [
            ("2026-06-01T08:59:00Z", .morning), ("2026-06-01T09:00:00Z", .midday), ("2026-06-01T12:00:00Z", .afternoon),
            ("2026-06-01T16:00:00Z", .evening), ("2026-06-01T22:00:00Z", .morning),
        ] as [(String, DayPart)]
    )
    func part(moment: String, part: DayPart) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let instant = Int64(try Date(moment, strategy: .iso8601).timeIntervalSince1970 * 1_000)
        #expect(DayPart(at: instant, in: zone) == part)
    }
}
