import Testing

@testable import HealthMath

struct CalendarDayTests {
    @Test(
        "knows which days exist",
        arguments: [(2024, 2, 29), (2000, 2, 29), (2026, 12, 31), (1, 1, 1), (9999, 12, 31)]
    )
    func existing(year: Int, month: Int, day: Int) throws {
        let made = try #require(CalendarDay(year: year, month: month, day: day))
        #expect((made.year, made.month, made.day) == (year, month, day))
    }

    @Test(
        "knows which days do not exist",
        arguments: [
            (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
            (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (2026, -1, 1),
        ]
    )
    func missing(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }

    @Test(
        "names the weekday",
        arguments: [
            ("1900-01-01", Weekday.monday), ("1945-05-08", .tuesday), ("1969-07-20", .sunday),
            ("1970-01-01", .thursday), ("2000-01-01", .saturday), ("2024-02-29", .thursday), ("0001-01-01", .monday),
            ("9999-12-31", .friday), ("2026-03-18", .wednesday),
        ]
    )
    func weekday(text: String, weekday: Weekday) throws {
        #expect(try #require(CalendarDay(text)).weekday == weekday)
    }

    @Test("orders days by the calendar")
    func order() throws {
        let texts = ["1999-12-31", "2000-01-01", "2000-01-31", "2000-02-01", "2001-01-01"]
        let days = texts.compactMap { CalendarDay($0) }
        #expect(days.reversed().sorted() == days)
        #expect(days.count == texts.count)
    }

    @Test(
        "counts whole years of age",
        arguments: [
            ("1996-03-14", "2026-03-13", 29), ("1996-03-14", "2026-03-14", 30), ("1996-03-14", "2026-12-31", 30),
            ("2004-02-29", "2025-02-28", 20), ("2004-02-29", "2025-03-01", 21), ("2004-02-29", "2024-02-29", 20),
            ("2026-03-14", "2026-03-14", 0), ("2026-03-14", "2026-03-13", -1),
        ]
    )
    func age(birthday: String, today: String, years: Int) throws {
        let birthday = try #require(CalendarDay(birthday))
        #expect(try #require(CalendarDay(today)).years(since: birthday) == years)
    }

    @Test(
        "who was born on the day so many years ago is that old, and who was a day later not yet",
        arguments: ["2026-11-22", "2026-03-01", "2026-02-28", "2028-02-29", "2028-03-01", "2024-02-29", "2027-01-01"]
    )
    func yearsAgo(day: String) throws {
        let today = try #require(CalendarDay(day))
        let latest = today.years(ago: 18)
        #expect(today.years(since: latest) == 18)
        #expect(today.years(since: latest.adding(days: 1)) == 17)
    }
}
