import HealthMath
import Testing

struct WeightOutlookTests {
    private static let today = CalendarDay("2026-03-14") ?? .first

    /// Weighings on a straight line up to today.
    private func trend(days: Int, to kilograms: Double, perWeek: Double) -> WeightTrend {
        WeightTrend(
            (0..<days).map { ago in
                WeighedDay(
                    day: Self.today.adding(days: -ago),
                    kilograms: kilograms - perWeek * Double(ago) / 7
                )
            }
        )
    }

    @Test("a steady loss reaches its target when a ruler says so")
    func around() throws {
        let trend = self.trend(days: 60, to: 70, perWeek: -0.5)
        guard case .around(let day) = WeightOutlook(trend, to: 68, from: 74) else {
            Issue.record("nothing was foretold")
            return
        }
        // 2 kg at half a kilogram a week is four weeks.
        #expect(abs(day.days(since: Self.today) - 28) <= 2)
    }

    @Test("two weeks are needed to tell")
    func unknown() {
        #expect(WeightOutlook(self.trend(days: 14, to: 70, perWeek: -0.5), to: 68, from: 74) == .unknown)
        #expect(WeightOutlook(self.trend(days: 15, to: 70, perWeek: -0.5), to: 68, from: 74) != .unknown)
        #expect(WeightOutlook(WeightTrend([]), to: 68, from: nil) == .unknown)
    }

    @Test(
        "what is at the target or beyond it has reached it",
        arguments: [(70.05, 70.0, 74.0), (69, 70, 74), (71, 70, 66)]
    )
    func reached(now: Double, target: Double, start: Double) {
        #expect(WeightOutlook(self.trend(days: 30, to: now, perWeek: 0), to: target, from: start) == .reached)
    }

    @Test("a weight that stays, turns away or crawls never comes", arguments: [0, 0.4, -0.01])
    func never(perWeek: Double) {
        #expect(WeightOutlook(self.trend(days: 40, to: 70, perWeek: perWeek), to: 68, from: 74) == .never)
    }
}
