import Web

/// The addresses of what was trained.
package enum ActivityLinks: String, LinkTable {
    package static let name = "activities"

    case all = "/activities"
    case sheet = "/activities.csv"
    case new = "/activities/new"
    case byCalories = "/activities/by-calories"
    case files = "/activities/files"
}
