/// The result of reading a calendar.
package struct CalendarContents: Equatable, Sendable {
    /// The busy times, with titles where the source has them; whether titles are stored is the member's choice.
    package let busy: [BusyTime]
    /// How many events couldn't be understood, or not with all their repetitions.
    package let unread: Int
    /// What the source needs for the next reading, such as an ETag or a sync token; stored sealed.
    package let state: String
    /// Settings that replace the old ones, such as refreshed tokens; nil when nothing changed.
    package let settings: String?

    package init(busy: [BusyTime], unread: Int = 0, state: String, settings: String? = nil) {
        self.busy = busy
        self.unread = unread
        self.state = state
        self.settings = settings
    }
}
