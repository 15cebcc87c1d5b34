/// The result of reading a calendar.
package struct CalendarContents: Equatable, Sendable {
    /// The busy times, with titles where the source has them; whether titles are stored is the member's choice.
    package let busy: [BusyTime]
    /// How many events couldn't be understood, or not with all their repetitions.
    package var unread = 0
    /// What the source needs for the next reading, such as an ETag or a sync token; stored sealed.
    package let state: String
    /// Settings that replace the old ones, such as refreshed tokens; nil when nothing changed.
    package var settings: String?
    /// The name that the calendar has itself, where its source says one.
    package var name: String?
}
