import HealthMath
import Testing

@testable import Web

struct ChartTests {
    private func chart(_ stretches: [[Chart.Point]]) throws -> Chart {
        let first = CalendarDay(number: 100)
        return Chart(
            days: first...first.adding(days: 9),
            dotsName: "Eaten",
            dots: [Chart.Dot(x: 105, y: 5, words: "Now; 5", path: "/diary/now", isPartial: true)],
            lines: [Chart.Line("Goal", .goal, stretches)],
            fromZero: true,
            unit: "g"
        )
    }

    private func points(_ pairs: (Double, Double)...) -> [Chart.Point] { pairs.map { Chart.Point(x: $0.0, y: $0.1) } }

    @Test("a line is cut where the days end, not bent")
    func clipped() throws {
        let line = try #require(try self.chart([self.points((89.5, 0), (119.5, 30))]).lines.first)
        #expect(line.stretches == [self.points((99.5, 10), (109.5, 20))])
    }

    @Test("what lies outside the days is left out, with its name")
    func outside() throws {
        #expect(try self.chart([self.points((10, 0), (20, 30)), self.points((105, 3))]).lines.isEmpty)
    }

    @Test("a gap stays a gap, and steps stay upright")
    func gaps() throws {
        let (first, second) = (self.points((100, 1), (102, 1), (102, 4), (103, 4)), self.points((105, 2), (107, 2)))
        let chart = try self.chart([first, second])
        #expect(chart.lines.first?.stretches == [first, second])
        let view = ChartView(chart)
        #expect(view.lines.first?.lineData == "100:1 102:1 102:4 103:4;105:2 107:2")
        #expect(view.lines.first?.linePath.filter { $0 == "M" }.count == 2)
        #expect(view.dots.first?.dotPartial == true)
        #expect(view.somePartial)
    }
}
