import HealthMath
import Testing
import Web

struct AdulthoodTests {
    @Test(
        "who is born on the latest birthday of adults is 18, and a day later not yet",
        arguments: ["2026-11-22", "2026-03-01", "2026-02-28", "2028-02-29", "2028-03-01", "2024-02-29", "2027-01-01"]
    )
    func latest(day: String) throws {
        let today = try #require(CalendarDay(day))
        let latest = Adulthood.latestBirthday(on: today)
        #expect(today.years(since: latest) == Adulthood.begins)
        #expect(today.years(since: latest.adding(days: 1)) == Adulthood.begins - 1)
    }
}
