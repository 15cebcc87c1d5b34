package import Foundation

/// A calendar that a member connected, and how reading it goes.
package struct ConnectedCalendar: Equatable, Sendable {
    /// Where it comes from; stable texts: they are stored.
    package enum Kind: String, CaseIterable, Sendable {
        /// A file that the member gave us, as it was then.
        case upload
        /// An address at which some program publishes it.
        case address
        /// All calendars of one account at a CalDAV server.
        case caldav
        case google

        /// Whether planned workouts can be written there.
        package var canBeWritten: Bool { self == .caldav || self == .google }
    }

    package let id: String
    package let kind: Kind
    package let name: String
    /// Whether the key that sealed what opens it is lost: all there is to do is to disconnect it.
    package let isLost: Bool
    package let showsTitles: Bool
    /// Whether planned workouts are written to it; at most one of a member's does.
    package let takesWorkouts: Bool
    /// The last time that reading it went well; nil before the first.
    package let readAt: Date?
    /// What went wrong at the last try, in words; nil when it went well.
    package let trouble: String?
    /// When it is read again; nil when it waits for its owner.
    package let dueAt: Date?
    /// How many stretches of time it keeps busy.
    package let busyCount: Int
    /// How many of its events count for nothing, or only once, because they couldn't be understood.
    package let unreadCount: Int
}
