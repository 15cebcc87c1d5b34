import Foundation
import HealthMath
import Members
import Testing

@testable import Community

struct StatedTimesTests {
    private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    @Test("the next hours are those of the parts of the week that both gave, on the member's clock")
    func next() throws {
        let mine: WeekTimes = [
            WeekTimes(.monday, .evening), WeekTimes(.saturday, .morning), WeekTimes(.friday, .early),
        ]
        let theirs: WeekTimes = [WeekTimes(.saturday, .morning), WeekTimes(.monday, .evening)]
        // Sunday, 29 November 2026.
        let now = Date(timeIntervalSince1970: 1_795_960_800)
        let times = StatedTimes.next(mine, theirs, in: Self.berlin, and: Self.berlin, after: now)
        let shown = times.map { time in
            "\(CalendarDay(time.lowerBound, in: Self.berlin)) \(ClockTime(time.lowerBound, in: Self.berlin).text)"
        }
        #expect(
            shown == ["2026-11-30 18:00", "2026-12-05 10:00", "2026-12-07 18:00", "2026-12-12 10:00"]
        )
        #expect(StatedTimes.next(mine, [], in: Self.berlin, and: Self.berlin, after: now).isEmpty)
    }
}
