import HealthMath
import Members

/// Where in the drawing of 340 × 210 units an amount of a day stands.
struct ChartPlane: Sendable {
    /// The ends of the days' axis: half a day beyond the first and the last.
    let left: Double
    let right: Double
    private let scale: ChartScale

    init(_ days: ClosedRange<CalendarDay>, _ scale: ChartScale) {
        self.left = Double(days.lowerBound.number) - 0.5
        self.right = Double(days.upperBound.number) + 0.5
        self.scale = scale
    }

    func across(_ x: Double) -> Double { 44 + (x - self.left) / (self.right - self.left) * 276 }

    func down(_ y: Double) -> Double {
        184 - (y - self.scale.lowest) / (self.scale.highest - self.scale.lowest) * 172
    }

    /// A stretch of a line as `d` of a path wants it.
    func path(_ stretch: [Chart.Point]) -> String {
        let places = stretch.map {
            "\(Numerals.typed(self.across($0.x), decimals: 1)) \(Numerals.typed(self.down($0.y), decimals: 1))"
        }
        return "M" + places.joined(separator: "L")
    }
}
