import Testing

@testable import HealthMath

struct CalendarDayNumberTests {
    @Test(
        "numbers days from 1 January 1970",
        arguments: [
            ("0001-01-01", -719_162), ("1900-01-01", -25_567), ("1969-12-31", -1), ("1970-01-01", 0),
            ("2000-02-29", 11_016), ("2026-03-14", 20_526), ("9999-12-31", 2_932_896),
        ]
    )
    func known(text: String, number: Int) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.number == number)
        #expect(CalendarDay(number: number) == day)
    }

    @Test("walks every day of a year in step with its number", arguments: 1900...2100)
    func everyDay(year: Int) throws {
        let newYear = try #require(CalendarDay(year: year, month: 1, day: 1))
        let walked = (1...12).flatMap { month in
            (1...CalendarDay.days(in: month, of: year)).compactMap { CalendarDay(year: year, month: month, day: $0) }
        }
        #expect(walked.count == (CalendarDay.isLeap(year) ? 366 : 365))
        #expect(walked.map(\.number) == Array(newYear.number..<newYear.number + walked.count))
        #expect(walked.map { CalendarDay(number: $0.number) } == walked)
        #expect(CalendarDay(year: year + 1, month: 1, day: 1)?.number == newYear.number + walked.count)
    }

    @Test("repeats its weekdays every 400 years")
    func era() throws {
        let day = try #require(CalendarDay("2026-03-14"))
        #expect(day.adding(days: 146_097).description == "2426-03-14")
        #expect(day.adding(days: 146_097).weekday == day.weekday)
        #expect(day.adding(days: 7).weekday == day.weekday)
    }

    @Test(
        "adds and takes away days",
        arguments: [
            ("2026-03-01", -1, "2026-02-28"), ("2024-03-01", -1, "2024-02-29"), ("2025-12-31", 1, "2026-01-01"),
            ("2026-03-14", 0, "2026-03-14"), ("2026-03-14", 365, "2027-03-14"),
        ]
    )
    func adding(from: String, days: Int, to: String) throws {
        let from = try #require(CalendarDay(from))
        let to = try #require(CalendarDay(to))
        #expect(from.adding(days: days) == to)
        #expect(to.days(since: from) == days)
    }

    @Test("stops at the ends of the calendar", arguments: [1, 4_000_000, Int.max])
    func ends(days: Int) {
        #expect(CalendarDay.last.adding(days: days) == .last)
        #expect(CalendarDay.first.adding(days: -days) == .first)
        #expect(CalendarDay(number: .max) == .last)
        #expect(CalendarDay(number: .min) == .first)
    }
}
