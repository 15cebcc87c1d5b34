package import Foundation
import Members

/// The parts of a day, by the clock.
package enum DayPart: String, CaseIterable, Codable, Sendable {
    case morning, midday, afternoon, evening

    /// Finds the part at an instant, in milliseconds since 1970.
    package init(at instant: Int64, in zone: TimeZone) {
        switch ClockTime(instant, in: zone).minutes / 60 {
        case ..<11: self = .morning
        case ..<14: self = .midday
        case ..<18: self = .afternoon
        default: self = .evening
        }
    }
}
