import HealthMath
import Members
import Web

/// Weights over time as a device reads them, in kilograms.
struct WeightTimelineResponse: Encodable, Sendable {
    let from: String
    let to: String
    let weights: [Point]
    let trend: [Point]
    let target: OrNull<Double>
    let projected: [Point]
    let adjusted: [Point]
    let kgPerWeek: OrNull<Double>
    let reachedAround: OrNull<String>

    struct Point: Encodable, Sendable {
        let day: String
        let kg: Double
    }

    init(_ timeline: WeightTimeline) {
        let days = timeline.days
        self.from = days.lowerBound.description
        self.to = days.upperBound.description
        self.weights = Self.points(timeline.weighings)
        self.trend = Self.points(
            timeline.trend.points.filter { days.contains($0.day) }
                .map { WeighedDay(day: $0.day, kilograms: $0.kilograms) }
        )
        self.target = OrNull(timeline.target?.inThousandths)
        self.projected = Self.points(timeline.projected)
        self.adjusted = Self.points(timeline.adjusted)
        self.kgPerWeek = OrNull(timeline.kilogramsPerWeek?.inThousandths)
        if case .around(let day) = timeline.outlook {
            self.reachedAround = OrNull(day.description)
        } else {
            self.reachedAround = OrNull(nil)
        }
    }

    private static func points(_ days: [WeighedDay]) -> [Point] {
        days.map { Point(day: $0.day.description, kg: $0.kilograms.inThousandths) }
    }
}

extension TimelineSheet {
    /// Creates the sheet of weights with their trend.
    init(_ timeline: WeightTimeline, in units: Units) {
        let trend = Dictionary(uniqueKeysWithValues: timeline.trend.points.map { ($0.day, $0.kilograms) })
        let number = { (kilograms: Double?) in
            kilograms.map { Numerals.typed(units.weight.unit.amount(kilograms: $0), decimals: 2) } ?? ""
        }
        self.init(
            name: "spotter-weight-\(timeline.days.lowerBound)-\(timeline.days.upperBound)",
            header: ["Day", "Weight (\(units.weight.rawValue))", "Trend (\(units.weight.rawValue))"],
            rows: timeline.weighings.map { [$0.day.description, number($0.kilograms), number(trend[$0.day])] }
        )
    }
}
