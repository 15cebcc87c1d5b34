package import Foundation

/// Reads the busy times of one connected calendar.
package protocol CalendarSource: Sendable {
    /// Returns the busy times in `window` (milliseconds since 1970 UTC); nil when nothing changed `since`.
    ///
    /// `zone` is the member's, for whole days and times without a zone. `since` is the state of the last reading of the
    /// same window; nil when everything has to be read, as once a day when the window moves.
    func read(_ window: Range<Int64>, zone: TimeZone, since: String?) async throws(CalendarTrouble) -> CalendarContents?
}

/// What a source knows of the calendar that it reads or writes.
package struct CalendarOrigin: Sendable {
    package let id: String
    package let owner: Int64
    /// `CalendarConnection.settings`, or what the last reading changed them to.
    package let settings: String
    /// The member's mail addresses: events that one of them declined take no time.
    package let addresses: [String]

    package init(id: String, owner: Int64, settings: String, addresses: [String]) {
        self.id = id
        self.owner = owner
        self.settings = settings
        self.addresses = addresses
    }
}

/// What is stored of a calendar when a member connects it.
package struct CalendarConnection: Equatable, Sendable {
    /// The name that the calendar or account gives itself, if any.
    package let name: String?
    /// What the source needs to read it, with passwords and tokens; stored sealed.
    package let settings: String

    package init(name: String?, settings: String) {
        self.name = name
        self.settings = settings
    }
}
