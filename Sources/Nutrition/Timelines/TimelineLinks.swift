import FoodCatalogue
import HealthMath
import Web

/// The addresses of timelines.
enum TimelineLinks: String, LinkTable {
    static let name = "timelines"

    case nutrition = "/timelines/nutrition"
    case nutritionSheet = "/timelines/nutrition.csv"
    case weightSheet = "/timelines/weight.csv"
}

extension TimelineLinks {
    static func weight(_ range: TimelineRange) -> String { "\(Places.weightTimeline.path)?range=\(range.rawValue)" }
    static func weight(_ days: ClosedRange<CalendarDay>) -> String {
        "\(Places.weightTimeline.path)?\(self.query(days))"
    }
    static func weightSheet(_ days: ClosedRange<CalendarDay>) -> String {
        "\(self.weightSheet.path)?\(self.query(days))"
    }

    static func nutrition(_ nutrient: Nutrient, _ range: TimelineRange) -> String {
        "\(self.nutrition.path)?nutrient=\(nutrient.number)&range=\(range.rawValue)"
    }

    static func nutrition(_ nutrient: Nutrient, _ days: ClosedRange<CalendarDay>) -> String {
        "\(self.nutrition.path)?nutrient=\(nutrient.number)&\(self.query(days))"
    }

    static func nutritionSheet(_ nutrient: Nutrient, _ days: ClosedRange<CalendarDay>) -> String {
        "\(self.nutritionSheet.path)?nutrient=\(nutrient.number)&\(self.query(days))"
    }

    private static func query(_ days: ClosedRange<CalendarDay>) -> String {
        "from=\(days.lowerBound)&to=\(days.upperBound)"
    }
}
