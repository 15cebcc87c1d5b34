import Foundation
import ICalendar

extension GroupEvent {
    /// Returns the event as a file for calendars; a cancelled one takes away what an earlier file brought.
    func calendarText(address: String, at now: Date) -> String {
        let page = address + EventLinks.event(self.id)
        return EventText(
            uid: "\(self.id)@events.spotter",
            title: self.details.name,
            about: [self.details.about, page].filter { !$0.isEmpty }.joined(separator: "\n"),
            place: self.details.place,
            start: self.details.start,
            end: self.details.end,
            version: self.version,
            isCancelled: self.isCancelled
        ).file(by: "Group events", written: now)
    }
}
