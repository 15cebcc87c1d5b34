import Web

/// The addresses of timelines.
package enum TimelineLinks: String, LinkTable {
    package static let name = "timelines"

    case nutrition = "/timelines/nutrition"
    case nutritionSheet = "/timelines/nutrition.csv"
    case weightSheet = "/timelines/weight.csv"
}
