package import Foundation
import ICalendar
import Storage

/// A planned workout as an event in the member's own calendar.
package struct PlannedEvent: Equatable, Sendable {
    /// The planned workout's id.
    package let id: String
    package let title: String
    /// What to do, with the address of the workout; may be empty.
    package let about: String
    package let time: Stretch

    private static let mark = "@planned.spotter"

    /// The UID of its event (RFC 5545).
    package var uid: String { self.id + Self.mark }

    /// Returns the event as an iCalendar file.
    package func file(written now: Date) -> String {
        EventText(
            uid: self.uid,
            title: self.title,
            about: self.about,
            start: Date(milliseconds: self.time.start),
            end: Date(milliseconds: self.time.end)
        ).file(by: "Planned workouts", written: now)
    }

    /// Returns whether an event's UID is one of ours: such events don't count as busy.
    package static func isOurs(uid: String) -> Bool { uid.hasSuffix(Self.mark) }
}
