import Web

/// The addresses of planned workouts.
package enum PlanLinks: String, LinkTable {
    package static let name = "plans"

    case all = "/plans"
    case new = "/plans/new"
}
