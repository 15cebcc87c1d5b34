import HealthMath
import Testing

@testable import Motivation

struct MissionSafetyTests {
    private let today = CalendarDay("2026-03-14") ?? .first

    private func verdict(
        from start: Double,
        to target: Double,
        centimetres: Double = 170,
        isPregnant: Bool = false
    ) -> MissionSafety.Verdict {
        let facts = BodyFacts(
            sex: .female,
            birthday: CalendarDay("1990-05-17") ?? .first,
            centimetres: centimetres,
            kilograms: start
        )
        return MissionSafety(body: MissionBody(facts, activity: .light, isPregnant: isPregnant))
            .verdict(from: start, to: target, today: self.today)
    }

    @Test("a healthy target is safe, and no sooner than at the fastest safe pace")
    func safe() throws {
        guard case .safe(let day) = self.verdict(from: 72, to: 65) else {
            Issue.record("65 kg at 170 cm is healthy")
            return
        }
        // 7 kg at 0.72 kg a week are 68 days.
        #expect(day.days(since: self.today) >= 68)
    }

    @Test("an underweight target is refused, with the lightest that is not")
    func tooLight() {
        // 18.5 × 1.7² is 53.465.
        #expect(self.verdict(from: 72, to: 45) == .refused(.tooLight(least: 53.5)))
        #expect(self.verdict(from: 50, to: 49) == .refused(.tooLight(least: 53.5)))
        #expect(self.verdict(from: 72, to: 20) == .refused(.tooLight(least: 53.5)))
    }

    @Test("who is underweight may gain, and who expects a child is left in peace")
    func others() {
        if case .refused(let reason) = self.verdict(from: 50, to: 55) { Issue.record("\(reason)") }
        #expect(self.verdict(from: 72, to: 65, isPregnant: true) == .refused(.pregnant))
        #expect(self.verdict(from: 72, to: 80, isPregnant: true) == .refused(.pregnant))
    }

    @Test("a target beside the start is no mission")
    func near() {
        #expect(self.verdict(from: 72, to: 72) == .refused(.tooNear))
        #expect(self.verdict(from: 72, to: 71.7) == .refused(.tooNear))
    }

    @Test("extremes are judged without an end of the program", arguments: [20.0, 72, 650])
    func extremes(start: Double) {
        for target in [20.0, 53.5, 650] {
            for centimetres in [50.0, 170, 272] {
                _ = self.verdict(from: start, to: target, centimetres: centimetres)
            }
        }
    }
}
