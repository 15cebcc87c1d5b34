import HealthMath
import Web

/// The addresses of energy burned.
enum EnergyLinks: String, LinkTable {
    static let name = "energy"

    case day = "/diary/:day/energy"
    case credit = "/energy/credit"
    case item = "/energy/items/:id"
    case removal = "/energy/items/:id/removal"
    case restoration = "/energy/items/:id/restoration"
}

extension EnergyLinks {
    static func day(_ day: CalendarDay) -> String { self.day.path("\(day)") }
    static func item(_ id: String) -> String { self.item.path(id) }
    static func removal(_ id: String) -> String { self.removal.path(id) }
    static func restoration(_ id: String) -> String { self.restoration.path(id) }
}

/// Paths that only devices ask.
enum EnergyAPI: String, RoutePath {
    case day = "/energy/:day"
    case items = "/energy/:day/items"
}
