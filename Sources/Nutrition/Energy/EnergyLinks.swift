import HealthMath
import Web

/// The addresses of energy burned.
package enum EnergyLinks: String, LinkTable {
    package static let name = "energy"

    case credit = "/energy/credit"
}

extension EnergyLinks {
    static func day(_ day: CalendarDay) -> String { Places.diary(day) + "/energy" }
    /// Where something trained is changed and removed, a page of another wing.
    static func trained(_ id: String) -> String { "/activities/\(id)" }
    static func item(_ id: String) -> String { "/energy/items/\(id)" }
    static func removal(_ id: String) -> String { self.item(id) + "/removal" }
    static func restoration(_ id: String) -> String { self.item(id) + "/restoration" }
}
