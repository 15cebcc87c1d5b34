import HealthMath
import Members

/// A chart for the template `charts/chart`: the drawing without scripts, and the data from which scripts draw it.
package struct ChartView: Encodable, Sendable {
    let chartUnit: String
    let xLowest: String
    let xHighest: String
    let yLowest: String
    let yHighest: String
    let xTicks: [Tick]
    let yTicks: [Tick]
    let lines: [LineView]
    let dots: [DotView]
    let dotsName: String
    let somePartial: Bool

    struct Tick: Encodable, Sendable {
        let tickAt: String
        /// The position in the drawing.
        let tickPlace: String
        let tickLabel: String
    }

    struct LineView: Encodable, Sendable {
        let lineName: String
        let lineLook: String
        /// The `d` of an SVG path.
        let linePath: String
        /// "20526:1800 20527:1800;20530:1700 …", with a semicolon at each gap.
        let lineData: String
    }

    struct DotView: Encodable, Sendable {
        let dotPath: String
        let dotWords: String
        let dotX: String
        let dotY: String
        let dotLeft: String
        let dotTop: String
        let dotPartial: Bool
    }

    package init(_ chart: Chart) {
        let values = chart.dots.map(\.y) + chart.lines.flatMap { $0.stretches.flatMap { $0.map(\.y) } }
        let scale = ChartScale(values, fromZero: chart.fromZero)
        let plane = ChartPlane(chart.days, scale)
        self.chartUnit = chart.unit
        self.xLowest = Self.number(plane.left)
        self.xHighest = Self.number(plane.right)
        self.yLowest = Self.number(scale.lowest)
        self.yHighest = Self.number(scale.highest)
        self.xTicks = DayTicks(chart.days).ticks.map { day, label in
            let x = Double(day.number)
            return Tick(tickAt: Self.number(x), tickPlace: Self.number(plane.across(x)), tickLabel: label)
        }
        self.yTicks = scale.ticks.map {
            let label = Numerals.fixed($0, decimals: scale.decimals)
            return Tick(tickAt: Self.number($0), tickPlace: Self.number(plane.down($0)), tickLabel: label)
        }
        self.lines = chart.lines.map { line in
            LineView(
                lineName: line.name,
                lineLook: line.look.rawValue,
                linePath: line.stretches.map(plane.path).joined(separator: " "),
                lineData: line.stretches.map(Self.data).joined(separator: ";")
            )
        }
        self.dots = chart.dots.map { dot in
            DotView(
                dotPath: dot.path,
                dotWords: dot.words,
                dotX: Self.number(dot.x),
                dotY: Self.number(dot.y),
                dotLeft: Self.number(plane.across(dot.x)),
                dotTop: Self.number(plane.down(dot.y)),
                dotPartial: dot.isPartial
            )
        }
        self.dotsName = chart.dotsName
        self.somePartial = chart.dots.contains(where: \.isPartial)
    }

    private static func data(_ stretch: [Chart.Point]) -> String {
        stretch.map { "\(Self.number($0.x)):\(Self.number($0.y))" }.joined(separator: " ")
    }

    static func number(_ value: Double) -> String { Numerals.typed(value, decimals: 3) }
}
