import Foundation
import ICalendar

/// The events of a calendar as a CalDAV server keeps them: each in a little calendar of its own.
enum CalendarObjects {
    /// Read as one calendar, so that the limits hold for all of them together.
    static func busy(
        _ objects: [String],
        in window: Range<Int64>,
        zone: TimeZone,
        whose addresses: [String]
    ) throws(CalendarTrouble) -> [BusyTime] {
        let whole = objects.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { $0.hasPrefix("BEGIN:VCALENDAR") && $0.hasSuffix("END:VCALENDAR") }
        guard !whole.isEmpty else { return [] }
        do {
            let file = try CalendarFile(reading: Array(whole.joined(separator: "\r\n").utf8))
            return try file.busy(in: window, zone: zone, whose: addresses)
                .filter { !PlannedEvent.isOurs(uid: $0.uid) }
                .compactMap { busy in
                    Stretch(from: busy.start, to: busy.end).map {
                        BusyTime($0, isAllDay: busy.isAllDay, title: busy.title)
                    }
                }
        } catch {
            throw .unreadable(error.description)
        }
    }
}
