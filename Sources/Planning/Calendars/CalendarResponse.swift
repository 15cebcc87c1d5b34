import Storage
import Web

/// A connected calendar as a device reads it; instants are milliseconds since 1970 UTC.
struct CalendarResponse: Encodable, Sendable {
    let id: String
    let kind: String
    let name: String
    let showsTitles: Bool
    let takesWorkouts: Bool
    let busyTimes: Int
    let unreadEvents: Int
    let readAt: OrNull<Int64>
    let nextReadingAt: OrNull<Int64>
    let trouble: OrNull<String>

    init(_ calendar: ConnectedCalendar) {
        self.id = calendar.id
        self.kind = calendar.kind.rawValue
        self.name = calendar.name
        self.showsTitles = calendar.showsTitles
        self.takesWorkouts = calendar.takesWorkouts
        self.busyTimes = calendar.busyCount
        self.unreadEvents = calendar.unreadCount
        self.readAt = OrNull(calendar.readAt?.milliseconds)
        self.nextReadingAt = OrNull(calendar.dueAt?.milliseconds)
        self.trouble = OrNull(calendar.trouble)
    }
}

/// All calendars of a member.
struct CalendarsResponse: Encodable, Sendable {
    let calendars: [CalendarResponse]

    init(_ calendars: [ConnectedCalendar]) { self.calendars = calendars.map(CalendarResponse.init) }
}
