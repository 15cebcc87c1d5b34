import HealthMath
import Members

/// Maps days and amounts to a drawing of 340 × 210 units.
struct ChartPlane: Sendable {
    /// The ends of the horizontal axis: half a day before the first and after the last day.
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

    /// Returns a piece of a line as the `d` of an SVG path.
    func path(_ stretch: [Chart.Point]) -> String {
        let places = stretch.map {
            "\(Numerals.typed(self.across($0.x), decimals: 1)) \(Numerals.typed(self.down($0.y), decimals: 1))"
        }
        return "M" + places.joined(separator: "L")
    }
}
