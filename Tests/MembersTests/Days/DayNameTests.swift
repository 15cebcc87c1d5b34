import HealthMath
import Members
import Testing

struct DayNameTests {
    @Test(
        "some days are said as people say them",
        arguments: [
            ("2026-03-14", "2026-03-14", "Sat 14 March"), ("2026-03-09", "2026-03-15", "9–15 March"),
            ("2026-02-28", "2026-03-06", "28 Feb – 6 Mar"), ("2025-03-09", "2025-03-15", "9–15 March 2025"),
            ("2025-12-29", "2026-01-04", "29 Dec 2025 – 4 Jan 2026"),
        ]
    )
    func span(first: String, last: String, words: String) throws {
        let (first, last) = (try #require(CalendarDay(first)), try #require(CalendarDay(last)))
        #expect(DayName.span(first...last, today: try #require(CalendarDay("2026-03-14"))) == words)
    }
}
