import HealthMath

/// The addresses of energy.
enum EnergyPath {
    static let credit = "/energy/credit"

    static func day(_ day: CalendarDay) -> String { "/diary/\(day)/energy" }
    /// Where something trained is changed and removed.
    static func trained(_ id: String) -> String { "/activities/\(id)" }
    static func item(_ id: String) -> String { "/energy/items/\(id)" }
    static func removal(_ id: String) -> String { "/energy/items/\(id)/removal" }
    static func restoration(_ id: String) -> String { "/energy/items/\(id)/restoration" }
}
