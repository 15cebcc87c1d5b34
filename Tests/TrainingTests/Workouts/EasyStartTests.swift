import HealthMath
import Testing

@testable import Training

struct EasyStartTests {
    private func start(_ last: String?) throws -> EasyStart? {
        EasyStart(last: last.flatMap { CalendarDay($0) }, today: try #require(CalendarDay("2026-03-14")))
    }

    @Test("begins after two weeks without training, and never for who never trained")
    func days() throws {
        #expect(try self.start(nil) == nil)
        #expect(try self.start("2026-03-01") == nil)
        #expect(try self.start("2026-02-28")?.days == 14)
    }

    @Test(
        "is a step easier and about two thirds as long, and nothing goes below the least",
        arguments: [
            (Intensity.hard, 90, Intensity.vigorous, 60), (.vigorous, 60, .moderate, 30), (.moderate, 45, .low, 30),
            (.moderate, 30, .low, 20), (.low, 20, .low, 20), (.low, 15, .low, 15),
        ]
    )
    func eased(intensity: Intensity, minutes: Int, easier: Intensity, shorter: Int) throws {
        let request = WorkoutRequest(intensity: intensity, minutes: minutes, place: .home, equipment: .none)
        let eased = try #require(try self.start("2026-02-20")).eased(request)
        #expect(eased.intensity == easier && eased.minutes == shorter)
    }
}
