import Foundation
import Storage

/// Writes instants as calendars do.
enum EventTime {
    private static let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)

    /// "20260316T090000Z" (RFC 5545 §3.3.5, form 2), from milliseconds since 1970.
    static func text(_ instant: Int64) -> String { Date(milliseconds: instant).formatted(Self.style) }
}
