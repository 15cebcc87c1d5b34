package import HealthMath

/// A chart of amounts by day: dots that can be touched, and lines.
package struct Chart: Sendable {
    /// The amount of one day or of several days.
    package struct Dot: Sendable {
        /// The middle of its days, counted as `CalendarDay.number`.
        package let x: Double
        package let y: Double
        /// The label that is shown when it is touched: "Sat 14 March: 1,840 kcal".
        package let words: String
        /// The page that it links to.
        package let path: String
        /// Whether it is drawn hollow, because its data are incomplete.
        package let isPartial: Bool

        package init(x: Double, y: Double, words: String, path: String, isPartial: Bool = false) {
            self.x = x
            self.y = y
            self.words = words
            self.path = path
            self.isPartial = isPartial
        }
    }

    package struct Point: Sendable, Equatable {
        package let x: Double
        package let y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A line of one or more pieces, with gaps where nothing is known.
    package struct Line: Sendable {
        /// The style, a class of the style sheet.
        package enum Look: String, Sendable { case actual, goal, plan, adjusted }

        package let name: String
        package let look: Look
        package let stretches: [[Point]]

        package init(_ name: String, _ look: Look, _ stretches: [[Point]]) {
            self.name = name
            self.look = look
            self.stretches = stretches
        }
    }

    package let days: ClosedRange<CalendarDay>
    package let dotsName: String
    package let dots: [Dot]
    package let lines: [Line]
    /// Whether the axis begins at zero; amounts do, weights don't.
    package let fromZero: Bool
    package let unit: String

    package init(
        days: ClosedRange<CalendarDay>,
        dotsName: String,
        dots: [Dot],
        lines: [Line],
        fromZero: Bool,
        unit: String
    ) {
        self.days = days
        self.dotsName = dotsName
        self.dots = dots
        self.fromZero = fromZero
        self.unit = unit
        self.lines = lines.map { Line($0.name, $0.look, $0.stretches.compactMap { Self.clipped($0, to: days) }) }
            .filter { !$0.stretches.isEmpty }
    }

    /// Returns the part of a piece within the days; nil when there is none.
    private static func clipped(_ stretch: [Point], to days: ClosedRange<CalendarDay>) -> [Point]? {
        let (left, right) = (Double(days.lowerBound.number) - 0.5, Double(days.upperBound.number) + 0.5)
        var kept: [Point] = []
        for (from, to) in zip(stretch, stretch.dropFirst()) where to.x >= left && from.x <= right {
            let start = from.x < left ? Self.between(from, to, at: left) : from
            let end = to.x > right ? Self.between(from, to, at: right) : to
            for point in [start, end] where kept.last != point { kept.append(point) }
        }
        return kept.count > 1 ? kept : nil
    }

    private static func between(_ from: Point, _ to: Point, at x: Double) -> Point {
        Point(x: x, y: from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x))
    }
}
