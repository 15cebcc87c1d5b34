import HealthMath
import Members
import Testing

struct LifeDaysTests {
    @Test(
        "a member means days from their birth to today, or as far ahead as they may plan",
        arguments: [
            ("1990-05-16", 0, "before you were born"), ("1990-05-17", 0, nil), ("2026-03-14", 0, nil),
            ("2026-03-15", 0, "yet to come"), ("2026-03-15", 1, nil), ("2026-03-16", 1, "a day up to 2026-03-15"),
            ("9999-12-31", 366, "a day up to 2027-03-15"), ("0001-01-01", 366, "before you were born"),
        ]
    )
    func meant(text: String, ahead: Int, complaint: String?) throws {
        let (born, today) = (try #require(CalendarDay("1990-05-17")), try #require(CalendarDay("2026-03-14")))
        let days = LifeDays(born: born, today: today, ahead: ahead)
        let day = try #require(CalendarDay(text))
        #expect(days.contains(day) == (complaint == nil))
        let said = days.complaint(about: day)
        #expect(complaint.map { said?.contains($0) == true } ?? (said == nil), "\(said ?? "nothing")")
    }

    @Test("whose birthday isn't known can mean days from 1900 on")
    func unknown() throws {
        let today = try #require(CalendarDay("2026-03-14"))
        #expect(LifeDays(born: nil, today: today).first == CalendarDay("1900-01-01"))
    }
}
