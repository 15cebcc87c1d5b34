import HealthMath
import Members
import Testing

struct DayNameTests {
    @Test(
        "a day in a sentence is named near today, and dated with its preposition else",
        arguments: [
            ("2026-03-14", "today"), ("2026-03-13", "yesterday"), ("2026-03-15", "tomorrow"),
            ("2026-03-16", "on Mon 16 March"), ("2025-03-14", "on Fri 14 March 2025"),
        ]
    )
    func when(day: String, words: String) throws {
        let name = DayName(try #require(CalendarDay(day)), today: try #require(CalendarDay("2026-03-14")))
        #expect(name.when == words)
    }

    @Test("a day that begins after a question is named with a capital letter")
    func naming() throws {
        let today = try #require(CalendarDay("2026-03-14"))
        #expect(
            DayName.naming(daysNear: today, of: "Train together? Sun 15 March, 17:00")
                == "Train together? Tomorrow, 17:00"
        )
    }

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
