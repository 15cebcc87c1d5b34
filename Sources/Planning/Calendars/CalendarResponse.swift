import Storage
import Web

/// A connected calendar as its owner's devices see it; instants are milliseconds since 1970 UTC.
struct CalendarResponse: JSONWritable {
    let calendar: ConnectedCalendar

    init(_ calendar: ConnectedCalendar) { self.calendar = calendar }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", self.calendar.id)
            json.member("kind", self.calendar.kind.rawValue)
            json.member("name", self.calendar.name)
            json.member("showsTitles", self.calendar.showsTitles)
            json.member("takesWorkouts", self.calendar.takesWorkouts)
            json.member("busyTimes", self.calendar.busyCount)
            json.member("unreadEvents", self.calendar.unreadCount)
            json.member("readAt") { Self.instant(self.calendar.readAt?.milliseconds, to: &$0) }
            json.member("nextReadingAt") { Self.instant(self.calendar.dueAt?.milliseconds, to: &$0) }
            json.member("trouble", self.calendar.trouble)
        }
    }

    private static func instant(_ instant: Int64?, to json: inout JSONWriter) {
        if let instant { json.whole(instant) } else { json.null() }
    }
}

/// All of them.
struct CalendarsResponse: JSONWritable {
    let calendars: [ConnectedCalendar]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("calendars", each: self.calendars) { CalendarResponse($0).write(to: &$1) }
        }
    }
}
