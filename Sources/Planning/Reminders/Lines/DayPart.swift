package import Foundation

/// The parts of a day, by the clock.
package enum DayPart: String, CaseIterable, Codable, Sendable {
    case morning, midday, afternoon, evening

    /// The part at an instant, in milliseconds since 1970.
    package init(at instant: Int64, in zone: TimeZone) {
        let moment = Date(timeIntervalSince1970: Double(instant) / 1_000)
        let hour = (Int(moment.timeIntervalSince1970) + zone.secondsFromGMT(for: moment)) / 3_600 % 24
        switch hour {
        case ..<11: self = .morning
        case ..<14: self = .midday
        case ..<18: self = .afternoon
        default: self = .evening
        }
    }
}
