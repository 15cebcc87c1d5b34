import Web

/// The page that asks before a calendar is disconnected, because its password is deleted and must be given again.
struct RemovalPage: PageModel {
    static let template = "calendars/removal"

    let frame: Frame
    let calendarName: String
    let calendarBusy: String
    let removalPath: String
    let listPath = Places.calendars.path
    /// Whether it can be had back for a while.
    let isUndoable: Bool

    init(_ calendar: ConnectedCalendar, frame: Frame) {
        self.frame = frame
        self.isUndoable = calendar.kind == .upload
        self.calendarName = calendar.name
        self.calendarBusy = CalendarWords.busy(calendar.busyCount)
        self.removalPath = CalendarLinks.removal(calendar.id)
    }
}
