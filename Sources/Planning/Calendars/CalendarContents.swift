/// What reading a calendar gave.
package struct CalendarContents: Equatable, Sendable {
    /// With titles, where the source has them; whether they are kept is the member's choice and not the source's.
    package let busy: [BusyTime]
    /// How many events couldn't be understood, or not all that they repeat.
    package let unread: Int
    /// What the source wants to know next time, such as an ETag or a sync token; kept sealed.
    package let state: String
    /// New settings in the place of those it was opened with, such as refreshed tokens; nil when they stay.
    package let settings: String?

    package init(busy: [BusyTime], unread: Int = 0, state: String, settings: String? = nil) {
        self.busy = busy
        self.unread = unread
        self.state = state
        self.settings = settings
    }
}
