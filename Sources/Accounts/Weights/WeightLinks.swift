import HealthMath
import Web

/// The addresses of weights.
package enum WeightLinks: String, LinkTable {
    package static let name = "weights"

    case all = "/weights"

    static func day(_ day: CalendarDay) -> String { "\(Self.all.path)/\(day)" }
    static func removal(_ day: CalendarDay) -> String { "\(Self.day(day))/removal" }
    static func restoration(_ day: CalendarDay) -> String { "\(Self.day(day))/restoration" }
}
