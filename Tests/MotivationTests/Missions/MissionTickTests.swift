import HealthMath
import Testing

@testable import Motivation

struct MissionTickTests {
    @Test(
        "one's own mission says what its tick gives, and from which day on",
        arguments: [
            ("2026-03-14", "From Fri 20 March on that gives 25 points"),
            ("2026-03-19", "From tomorrow on that gives 25 points"),
            ("2026-03-20", "That gives 25 points."),
        ]
    )
    func words(today: String, words: String) throws {
        let first = try #require(CalendarDay("2026-03-14"))
        let mission = Mission(id: "m", aim: try #require(MissionAim(.own, words: "Read")), startedOn: first)
        #expect(mission.tickWords(on: try #require(CalendarDay(today))).hasPrefix(words))
    }
}
