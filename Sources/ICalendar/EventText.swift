package import Foundation

/// An event as an iCalendar file of its own (RFC 5545).
package struct EventText: Sendable {
    private static let lineBytes = 75

    private let uid: String
    private let title: String
    private let about: String
    private let place: String
    private let start: Date
    private let end: Date
    private let version: Int64?
    private let isCancelled: Bool

    /// `about` and `place` are left out when empty; of two texts with one `uid` the greater `version` counts.
    package init(
        uid: String,
        title: String,
        about: String,
        place: String = "",
        start: Date,
        end: Date,
        version: Int64? = nil,
        isCancelled: Bool = false
    ) {
        self.uid = uid
        self.title = title
        self.about = about
        self.place = place
        self.start = start
        self.end = end
        self.version = version
        self.isCancelled = isCancelled
    }

    /// Returns the file; `product` is what wrote it: "Planned workouts".
    package func file(by product: String, written now: Date) -> String {
        let lines: [String?] = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Spotter//\(product)//EN",
            "BEGIN:VEVENT", "UID:\(self.uid)",
            "DTSTAMP:\(EventTime.text(now))", "DTSTART:\(EventTime.text(self.start))",
            "DTEND:\(EventTime.text(self.end))", self.version.map { "SEQUENCE:\($0)" },
            self.isCancelled ? "STATUS:CANCELLED" : nil, "SUMMARY:\(Self.escaped(self.title))",
            self.place.isEmpty ? nil : "LOCATION:\(Self.escaped(self.place))",
            self.about.isEmpty ? nil : "DESCRIPTION:\(Self.escaped(self.about))", "END:VEVENT", "END:VCALENDAR",
        ]
        return lines.compactMap(\.self).map(Self.folded).joined()
    }

    /// Escapes a property's text (§3.3.11); leaves out control characters.
    private static func escaped(_ text: String) -> String {
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
    private static func folded(_ line: String) -> String {
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

/// Writes instants as calendars do.
package enum EventTime {
    private static let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)

    /// Returns text such as "20260316T090000Z" (RFC 5545 §3.3.5, form 2).
    package static func text(_ instant: Date) -> String { instant.formatted(Self.style) }
}
