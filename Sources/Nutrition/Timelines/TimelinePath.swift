import HealthMath

/// The addresses of timelines.
enum TimelinePath {
    static let weight = "/timelines/weight"
    static let nutrition = "/timelines/nutrition"

    static func weight(_ range: TimelineRange) -> String { "\(Self.weight)?range=\(range.rawValue)" }
    static func weight(_ days: ClosedRange<CalendarDay>) -> String { "\(Self.weight)?\(Self.query(days))" }
    static func weightSheet(_ days: ClosedRange<CalendarDay>) -> String { "\(Self.weight).csv?\(Self.query(days))" }
    /// A page of another wing: what was said for a day, or to be said.
    static func weighing(_ day: CalendarDay) -> String { "/weights/\(day)" }

    static func nutrition(_ nutrient: Nutrient, _ range: TimelineRange) -> String {
        "\(Self.nutrition)?nutrient=\(nutrient.number)&range=\(range.rawValue)"
    }

    static func nutrition(_ nutrient: Nutrient, _ days: ClosedRange<CalendarDay>) -> String {
        "\(Self.nutrition)?nutrient=\(nutrient.number)&\(Self.query(days))"
    }

    static func nutritionSheet(_ nutrient: Nutrient, _ days: ClosedRange<CalendarDay>) -> String {
        "\(Self.nutrition).csv?nutrient=\(nutrient.number)&\(Self.query(days))"
    }

    private static func query(_ days: ClosedRange<CalendarDay>) -> String {
        "from=\(days.lowerBound)&to=\(days.upperBound)"
    }
}
