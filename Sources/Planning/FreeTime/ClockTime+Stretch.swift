import Foundation
import Members
import Storage

extension ClockTime {
    /// Creates the wall-clock time of an instant, in milliseconds since 1970, in a zone.
    init(_ instant: Int64, in zone: TimeZone) { self.init(Date(milliseconds: instant), in: zone) }
}

extension Stretch {
    /// Returns text such as "17:00–19:30"; an end at midnight is written 24:00.
    func clock(in zone: TimeZone) -> String {
        let end = ClockTime(self.end, in: zone)
        return "\(ClockTime(self.start, in: zone).text)–\(end.minutes == 0 ? "24:00" : end.text)"
    }
}
