import Foundation
import Testing

@testable import ICalendar

/// A calendar written in a test, and what is busy in it.
struct CalendarText {
    let bytes: [UInt8]

    /// Each of `events` holds the lines of one; a UID is added to those that have none.
    init(_ events: String..., also: String = "") {
        let parts = events.enumerated().map { index, lines in
            let uid = lines.contains("UID:") ? "" : "UID:\(index)\n"
            return "BEGIN:VEVENT\n\(uid)\(lines)\nEND:VEVENT\n"
        }
        let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(also)\n\(parts.joined())END:VCALENDAR\n"
        self.bytes = Array(text.replacing("\n", with: "\r\n").utf8)
    }

    /// In UTC, as `20240301T100000/20240301T110000`; by default in 2024.
    func busy(
        _ zone: String = "Europe/Berlin",
        from: String = "20240101",
        to: String = "20250101",
        whose: [String] = [],
        limits: Limits = Limits()
    ) throws -> [String] {
        let zone = try #require(TimeZone(identifier: zone))
        let window = try Self.instant(from)..<Self.instant(to)
        return try CalendarFile(reading: self.bytes, limits: limits).busy(in: window, zone: zone, whose: whose).map {
            "\(Self.text($0.start))/\(Self.text($0.end))"
        }
    }

    private static func instant(_ day: String) throws -> Int64 {
        let (year, month, date) = (Int(day.prefix(4)), Int(day.dropFirst(4).prefix(2)), Int(day.suffix(2)))
        return Int64(CivilDay(try #require(year), try #require(month), try #require(date)).number) * 86_400_000
    }

    private static func text(_ instant: Int64) -> String { Self.text(wall: Int(instant / 1_000)) }

    static func text(wall: Int) -> String {
        let day = CivilDay(number: wall.flooredDivision(by: CivilDay.seconds))
        let time = wall.remainder(by: CivilDay.seconds)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(day.year)\(two(day.month))\(two(day.day))T\(two(time / 3_600))\(two(time / 60 % 60))\(two(time % 60))"
    }
}
