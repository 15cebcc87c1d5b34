package import Foundation

/// A calendar that a member connected, and the state of its readings.
package struct ConnectedCalendar: Equatable, Sendable {
    /// The kinds of sources; the raw texts are stored, so they never change.
    package enum Kind: String, CaseIterable, Sendable {
        /// A file that the member uploaded.
        case upload
        /// An address at which a program publishes the calendar.
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
    /// Whether the key of its settings is lost, so that it can only be disconnected.
    package let isLost: Bool
    package let showsTitles: Bool
    /// Whether planned workouts are written to it; true for at most one calendar of a member.
    package let takesWorkouts: Bool
    let connectedAt: Date
    /// When it was last read without trouble; nil before the first time.
    ///
    /// A file is read again as days go by.
    package let readAt: Date?
    /// The trouble of the last reading, in words; nil without trouble.
    package let trouble: String?
    /// When it is read again; nil when it waits for the member.
    package let dueAt: Date?
    /// How many busy times it has.
    package let busyCount: Int
    /// How many events are left out, or counted once, because they couldn't be understood.
    package let unreadCount: Int

    /// Returns whether a page says that it is being read: its reading is due, or one that the member asked for hasn't
    /// ended.
    ///
    /// A reading that takes more than a minute goes on without being waited for.
    func isBeingRead(asked: Date?, at now: Date) -> Bool {
        guard self.kind != .upload, !self.isLost, let due = self.dueAt else { return false }
        if due <= now { return true }
        guard let asked, asked <= now, now < asked.addingTimeInterval(60) else { return false }
        return self.readAt.map { $0 < asked } ?? true
    }
}

extension [ConnectedCalendar] {
    /// Returns the ids of those that a page says are being read; only one can have been asked for.
    func beingRead(asked: (calendar: String, at: Date)?, at now: Date) -> Set<String> {
        Set(self.filter { $0.isBeingRead(asked: asked?.calendar == $0.id ? asked?.at : nil, at: now) }.map(\.id))
    }
}
