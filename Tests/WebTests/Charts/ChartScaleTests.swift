import HealthMath
import Members
import Testing

@testable import Web

struct ChartScaleTests {
    @Test(
        "ticks are few, round and around all values",
        arguments: [
            [1_840.0, 2_100, 0], [68.2, 71.9], [70], [0], [0.02, 0.11], [3, 3, 3], [], [1e6, 2], [0.5, 12_000],
        ],
        [true, false]
    )
    func ticks(values: [Double], fromZero: Bool) throws {
        let scale = ChartScale(values, fromZero: fromZero)
        #expect((2...9).contains(scale.ticks.count))
        #expect(scale.lowest < scale.highest)
        #expect(values.allSatisfy { (scale.lowest...scale.highest).contains($0) })
        #expect(!fromZero || scale.lowest == 0)
        let labels = scale.ticks.map { Numerals.fixed($0, decimals: scale.decimals) }
        #expect(Set(labels).count == labels.count)
    }

    @Test(
        "days are named seven times at most, and today on short axes",
        arguments: [7, 8, 30, 91, 100, 101, 365, 800, 1_096, 3_660]
    )
    func days(count: Int) throws {
        let last = try #require(CalendarDay("2026-03-14"))
        let days = last.adding(days: 1 - count)...last
        let ticks = DayTicks(days).ticks
        #expect((2...8).contains(ticks.count))
        #expect(ticks.allSatisfy { days.contains($0.day) })
        #expect(count > 100 || ticks.last?.day == last)
        #expect(Set(ticks.map(\.label)).count == ticks.count || count > 100)
    }
}
