package import Foundation

/// Where the busy times of one connected calendar come from.
package protocol CalendarSource: Sendable {
    /// What it keeps busy in `window` (milliseconds since 1970 UTC); nil when nothing changed `since`.
    ///
    /// `zone` is the member's, for whole days and times without a zone. `since` is the state of the last reading of
    /// this window; nil when everything has to be read, as once a day, when the window has moved.
    func read(_ window: Range<Int64>, zone: TimeZone, since: String?) async throws(CalendarTrouble) -> CalendarContents?
}

/// What a source knows of the calendar that it reads or writes.
package struct CalendarOrigin: Sendable {
    package let id: String
    package let owner: Int64
    /// What `CalendarConnection.settings` was when it was connected, or what the last reading made of it.
    package let settings: String
    /// The member's mail addresses: what one of them declined takes no time.
    package let addresses: [String]

    package init(id: String, owner: Int64, settings: String, addresses: [String]) {
        self.id = id
        self.owner = owner
        self.settings = settings
        self.addresses = addresses
    }
}

/// What is kept of a calendar that was found when a member connected it.
package struct CalendarConnection: Equatable, Sendable {
    /// What the calendar or account calls itself; nil when it doesn't say.
    package let name: String?
    /// Whatever its source needs to read it, passwords and tokens among it; kept sealed.
    package let settings: String

    package init(name: String?, settings: String) {
        self.name = name
        self.settings = settings
    }
}
