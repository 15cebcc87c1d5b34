package import Foundation

/// A wall-clock time; midnight is 00:00 of a day or 24:00 of the day before.
package struct ClockTime: Comparable, Sendable {
    /// Minutes after midnight, up to 1,440.
    package let minutes: Int

    package init(minutes: Int) { self.minutes = minutes }

    /// Reads 7:30, 07:30 and 24:00; nil for anything else.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard text.utf8.count <= 5, parts.count == 2, parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
            let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])),
            minute < 60, hour * 60 + minute <= 1_440
        else { return nil }
        self.minutes = hour * 60 + minute
    }

    /// Creates the wall-clock time of an instant in a zone.
    package init(_ instant: Date, in zone: TimeZone) {
        let shown = Int(instant.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: instant)
        let ofDay = shown % 86_400
        self.minutes = (ofDay < 0 ? ofDay + 86_400 : ofDay) / 60
    }

    /// "08:30", as people and an HTML time field write it.
    package var text: String {
        let (hour, minute) = (self.minutes / 60, self.minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    package static func < (one: ClockTime, other: ClockTime) -> Bool { one.minutes < other.minutes }
}
