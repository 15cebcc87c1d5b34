import HealthMath

/// The addresses of energy.
enum EnergyPath {
    static let credit = "/energy/credit"

    static func day(_ day: CalendarDay) -> String { "/diary/\(day)/energy" }
    static func item(_ id: String) -> String { "/energy/items/\(id)" }
    static func removal(_ id: String) -> String { "/energy/items/\(id)/removal" }
    static func restoration(_ id: String) -> String { "/energy/items/\(id)/restoration" }
}
