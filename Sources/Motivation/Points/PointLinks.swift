import HealthMath
import Web

/// The addresses of the ledger.
enum PointLinks: String, LinkTable {
    static let name = "points"

    case points = "/motivation/points"

    /// Returns the address of the page of the days before one.
    static func before(_ day: CalendarDay) -> String { "\(Self.points.path)?before=\(day)" }
}
