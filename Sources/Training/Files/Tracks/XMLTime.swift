import HealthMath

/// Reads times as TCX and GPX write them: "2026-03-14T08:30:00.5Z", "2026-03-14T09:30:00+01:00".
enum XMLTime {
    /// The minutes of the zone farthest from UTC, by XML Schema.
    private static let farthestZone = 14 * 60

    /// Returns seconds since 1970; throws for any other format.
    static func read(_ text: String) throws -> Double {
        guard let seconds = Self.seconds(text) else { throw WorkoutFileProblem.unreadable }
        return seconds
    }

    /// Returns seconds since 1970; nil for any other format.
    ///
    /// A time without a zone is taken as UTC.
    static func seconds(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 19, bytes.count <= 40, bytes[10] == UInt8(ascii: "T") || bytes[10] == 0x20,
            let day = CalendarDay(bytes: bytes[..<10]),
            let hour = Self.number(bytes[11..<13]), let minute = Self.number(bytes[14..<16]),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let second = Self.number(bytes[17..<19]), hour < 25, minute < 60, second < 61
        else { return nil }
        var rest = bytes[19...]
        var fraction = 0.0
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { (48...57).contains($0) }
            guard let value = Double("0." + String(decoding: digits, as: UTF8.self) + "0") else { return nil }
            fraction = value
            rest = rest.dropFirst(1 + digits.count)
        }
        guard let offset = Self.offset(Array(rest)) else { return nil }
        let wall = Double(day.number) * 86_400 + Double(hour * 3_600 + minute * 60 + second)
        return wall + fraction - Double(offset)
    }

    private static func offset(_ zone: [UInt8]) -> Int? {
        if zone.isEmpty || zone == [UInt8(ascii: "Z")] { return 0 }
        guard zone.count == 6 || zone.count == 5, zone[0] == UInt8(ascii: "+") || zone[0] == UInt8(ascii: "-"),
            zone.count == 5 || zone[3] == UInt8(ascii: ":"),
            let hours = Self.number(zone[1..<3]), let minutes = Self.number(zone[(zone.count - 2)...]),
            minutes < 60, hours * 60 + minutes <= Self.farthestZone
        else { return nil }
        return (hours * 3_600 + minutes * 60) * (zone[0] == UInt8(ascii: "-") ? -1 : 1)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}
