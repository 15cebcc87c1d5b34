import Foundation
import HealthMath
import Testing

@testable import Members

struct CalendarDayOfInstantTests {
    @Test(
        "an instant beyond all days is on the first or the last of them",
        arguments: [
            (-Double.infinity, CalendarDay.first), (-1e300, .first), (-1e12, .first), (1e12, .last), (3.4e38, .last),
            (.infinity, .last), (.nan, .first),
        ]
    )
    func bounds(seconds: Double, day: CalendarDay) {
        #expect(CalendarDay(Date(timeIntervalSince1970: seconds), in: .gmt) == day)
    }

    @Test("an instant is on another day where clocks are ahead")
    func zones() throws {
        let instant = Date(timeIntervalSince1970: 1_800_000_000 - 1)
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(CalendarDay(instant, in: .gmt).description == "2027-01-15")
        #expect(CalendarDay(instant.addingTimeInterval(16 * 3_600), in: tokyo).description == "2027-01-16")
    }
}
