import HealthMath
import Web

/// The addresses of weights; that of a day is one of the `Places`.
enum WeightLinks: String, LinkTable {
    static let name = "weights"

    case all = "/weights"
    case removal = "/weights/:day/removal"
    case restoration = "/weights/:day/restoration"

    static func day(_ day: CalendarDay) -> String { Places.weighing(day) }
    static func removal(_ day: CalendarDay) -> String { Self.removal.path("\(day)") }
    static func restoration(_ day: CalendarDay) -> String { Self.restoration.path("\(day)") }
    /// Puts the weight back that was there before it was corrected.
    static func restoration(_ former: Weighing) -> String {
        "\(Self.restoration(former.day))?kg=\(former.kilograms)"
    }
}
