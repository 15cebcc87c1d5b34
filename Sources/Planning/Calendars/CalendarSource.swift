import Foundation
import Members

/// Reads the busy times of one connected calendar.
protocol CalendarSource: Sendable {
    /// Returns the busy times in `window` (milliseconds since 1970 UTC); nil when nothing changed `since`.
    ///
    /// `zone` is the member's, for whole days and times without a zone. `since` is the state of the last reading of the
    /// same window; nil when everything has to be read, as once a day when the window moves.
    func read(_ window: Range<Int64>, zone: TimeZone, since: String?) async throws(CalendarTrouble) -> CalendarContents?
}

/// What a source knows of the calendar that it reads or writes.
struct CalendarOrigin: Sendable {
    let id: String
    let owner: Member.ID
    /// `CalendarConnection.settings`, or what the last reading changed them to.
    let settings: String
    /// The member's mail addresses: events that one of them declined take no time.
    let addresses: [String]
}

/// What is stored of a calendar when a member connects it.
struct CalendarConnection: Equatable, Sendable {
    /// The name that the calendar or account gives itself, if any.
    let name: String?
    /// What the source needs to read it, with passwords and tokens; stored sealed.
    let settings: String
}
