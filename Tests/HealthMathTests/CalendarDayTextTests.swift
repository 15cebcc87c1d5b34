import Testing

@testable import HealthMath

struct CalendarDayTextTests {
    @Test(
        "reads back what it writes",
        arguments: ["2026-03-14", "0001-01-01", "9999-12-31", "2024-02-29", "0987-10-09"]
    )
    func roundTrip(text: String) throws {
        #expect(try #require(CalendarDay(text)).description == text)
        #expect(CalendarDay(bytes: Array(text.utf8)) == CalendarDay(text))
    }

    @Test("reads a part of a longer text")
    func substring() {
        #expect(CalendarDay("day=2026-03-14".dropFirst(4)) == CalendarDay(year: 2026, month: 3, day: 14))
    }

    @Test(
        "refuses every other spelling",
        arguments: [
            "", "2026", "2026-3-14", "2026-03-1", "2026-03-14 ", " 2026-03-14", "2026-03-14T00:00", "20260314",
            "2026/03/14", "14.03.2026", "2026-03_14", "-026-03-14", "+026-03-14", "2026-+3-14", "2026-03--4",
            "２０２６-03-14", "2026–03–14", "٢٠٢٦-03-14", "2026-02-30", "2026-00-10", "0000-01-01", "2026-03-14\0",
        ]
    )
    func refused(text: String) {
        #expect(CalendarDay(text) == nil)
    }
}
