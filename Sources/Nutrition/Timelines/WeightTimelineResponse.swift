import HealthMath
import Web

/// A weight over days as a device reads it, in kilograms.
struct WeightTimelineResponse: JSONWritable {
    let timeline: WeightTimeline

    func write(to json: inout JSONWriter) {
        let days = self.timeline.days
        let trend = self.timeline.trend.points.filter { days.contains($0.day) }
            .map { WeighedDay(day: $0.day, kilograms: $0.kilograms) }
        json.object { json in
            json.member("from", days.lowerBound.description)
            json.member("to", days.upperBound.description)
            Self.write("weights", self.timeline.weighings, to: &json)
            Self.write("trend", trend, to: &json)
            json.member("target", self.timeline.target?.inThousandths)
            Self.write("projected", self.timeline.projected, to: &json)
            Self.write("adjusted", self.timeline.adjusted, to: &json)
            json.member("kgPerWeek", self.timeline.kilogramsPerWeek?.inThousandths)
            json.member("reachedAround", self.reachedAround)
        }
    }

    private var reachedAround: String? {
        guard case .around(let day) = self.timeline.outlook else { return nil }
        return day.description
    }

    private static func write(_ name: StaticString, _ points: [WeighedDay], to json: inout JSONWriter) {
        json.member(name, each: points) { point, json in
            json.object { json in
                json.member("day", point.day.description)
                json.member("kg", point.kilograms.inThousandths)
            }
        }
    }
}

extension TimelineSheet {
    /// The weighings with their trend.
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
