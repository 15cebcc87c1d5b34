import DelimitedText
import FoodCatalogue
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import NIOCore

/// A timeline as CSV (RFC 4180), one line a day.
struct TimelineSheet: Sendable {
    let name: String
    let header: [String]
    let rows: [[String]]

    func response() -> Response {
        let lines = ([self.header] + self.rows).map(CSVText.record)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/csv; charset=utf-8; header=present",
                .contentDisposition: "attachment; filename=\"\(self.name).csv\"",
                .cacheControl: "private, no-store",
            ],
            body: .init(byteBuffer: ByteBuffer(string: lines.joined()))
        )
    }
}

extension TimelineSheet {
    /// Creates the sheet of a nutrient, with the logged days.
    init(_ timeline: NutritionTimeline, _ measure: NutrientMeasure) {
        let number = { (amount: Double?) in amount.map { Numerals.typed(measure.shown($0), decimals: 3) } ?? "" }
        self.init(
            name:
                "spotter-nutrient-\(timeline.nutrient.number)-\(timeline.days.lowerBound)-\(timeline.days.upperBound)",
            header: [
                "Day", "\(timeline.nutrient.name) (\(measure.unit))", "Goal (\(measure.unit))", "Foods",
                "Foods that say",
            ],
            rows: timeline.intakes.map {
                [
                    $0.day.description, number($0.amount), number(timeline.goal(on: $0.day)), String($0.entries),
                    String($0.known),
                ]
            }
        )
    }
}
