/// What reading a calendar gave.
package struct CalendarReading: Equatable, Sendable {
    /// With titles, where the source has them; whether they are kept is the member's choice and not the source's.
    package let busy: [BusyTime]
    /// What the source wants to know next time, such as an ETag or a sync token; kept sealed.
    package let state: String
    /// New settings in the place of those it was opened with, such as refreshed tokens; nil when they stay.
    package let settings: String?

    package init(busy: [BusyTime], state: String, settings: String? = nil) {
        self.busy = busy
        self.state = state
        self.settings = settings
    }
}
