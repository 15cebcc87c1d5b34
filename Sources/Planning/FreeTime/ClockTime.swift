import Foundation

/// A wall-clock time; midnight is 00:00 of a day or 24:00 of the day before.
struct ClockTime: Comparable, Sendable {
    /// Minutes after midnight, up to 1,440.
    let minutes: Int

    init(minutes: Int) { self.minutes = minutes }

    /// Reads 7:30, 07:30 and 24:00; nil for anything else.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard text.utf8.count <= 5, parts.count == 2, parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
            let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])),
            minute < 60, hour * 60 + minute <= 1_440
        else { return nil }
        self.minutes = hour * 60 + minute
    }

    /// The wall-clock time of an instant in a zone.
    init(_ instant: Int64, in zone: TimeZone) {
        let seconds = instant / 1_000
        let shown = seconds + Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
        let ofDay = shown % 86_400
        self.minutes = Int(ofDay < 0 ? ofDay + 86_400 : ofDay) / 60
    }

    var text: String {
        let (hour, minute) = (self.minutes / 60, self.minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    static func < (one: ClockTime, other: ClockTime) -> Bool { one.minutes < other.minutes }
}

extension Stretch {
    /// "17:00–19:30"; an end at midnight is written 24:00.
    func clock(in zone: TimeZone) -> String {
        let end = ClockTime(self.end, in: zone)
        return "\(ClockTime(self.start, in: zone).text)–\(end.minutes == 0 ? "24:00" : end.text)"
    }
}
