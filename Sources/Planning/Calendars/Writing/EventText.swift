import Foundation
import Storage

/// Writes a planned workout as an iCalendar file (RFC 5545).
enum EventText {
    private static let lineBytes = 75

    static func of(_ event: PlannedEvent, written now: Date) -> String {
        let lines: [String?] = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Spotter//Planned workouts//EN", "BEGIN:VEVENT",
            "UID:\(event.uid)", "DTSTAMP:\(EventTime.text(now.milliseconds))",
            "DTSTART:\(EventTime.text(event.time.start))", "DTEND:\(EventTime.text(event.time.end))",
            "SUMMARY:\(Self.escaped(event.title))",
            event.about.isEmpty ? nil : "DESCRIPTION:\(Self.escaped(event.about))",
            "END:VEVENT", "END:VCALENDAR",
        ]
        return lines.compactMap(\.self).map(Self.folded).joined()
    }

    /// Escapes a property's text (§3.3.11); leaves out control characters.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, character in
            switch character {
            case "\\": escaped += "\\\\"
            case ";": escaped += "\\;"
            case ",": escaped += "\\,"
            case "\n": escaped += "\\n"
            case "\t": escaped += "\t"
            case "\u{0}"..."\u{1F}", "\u{7F}": break
            default: escaped.unicodeScalars.append(character)
            }
        }
    }

    /// Folds lines to at most 75 bytes without splitting a character (§3.1).
    static func folded(_ line: String) -> String {
        var text = ""
        var length = 0
        for character in line.unicodeScalars {
            let bytes = UTF8.width(character)
            if length + bytes > Self.lineBytes {
                text += "\r\n "
                length = 1
            }
            text.unicodeScalars.append(character)
            length += bytes
        }
        return text + "\r\n"
    }
}
