import Foundation
package import Members
package import Storage

/// Keeps the calendars that one member connected.
package struct CalendarStore: Sendable {
    /// The most calendars of a member: nobody needs more, and each is read again and again.
    package static let most = 10

    let database: any Database
    let seal: Seal
    let owner: Member.ID

    package init(database: any Database, seal: Seal, owner: Member.ID) {
        self.database = database
        self.seal = seal
        self.owner = owner
    }

    /// Returns the context that binds a seal to its column and row.
    static func context(_ column: String, _ id: String, of owner: Member.ID) -> String {
        "calendar.\(column)/\(id)/\(owner)"
    }

    /// Returns the calendars in the order in which they were connected.
    package func all() async throws -> [ConnectedCalendar] {
        try await self.database.rows(
            "SELECT \(Self.columns) FROM calendar WHERE owner_id = \(self.owner) ORDER BY connected_at, id",
            self.calendar
        )
    }

    package func find(_ id: String) async throws -> ConnectedCalendar? {
        try await self.database.row(
            "SELECT \(Self.columns) FROM calendar WHERE owner_id = \(self.owner) AND id = \(id)",
            self.calendar
        )
    }

    /// Returns the settings for the source; nil when the calendar isn't there or its key is lost.
    package func settings(of id: String) async throws -> String? {
        try await self.database.row(
            "SELECT settings FROM calendar WHERE owner_id = \(self.owner) AND id = \(id)"
        ) { [seal, owner] row -> String? in
            let sealed = try row.blob(0)
            return try? seal.open(sealed, as: Self.context("settings", id, of: owner))
        } ?? nil
    }

    /// Returns the calendar to which planned workouts are written; nil for none.
    package func forWorkouts() async throws -> ConnectedCalendar? {
        try await self.database.row(
            "SELECT \(Self.columns) FROM calendar WHERE owner_id = \(self.owner) AND takes_workouts = 1",
            self.calendar
        )
    }

    static let columns: SQL =
        """
        id, kind, name, shows_titles, takes_workouts, connected_at, read_at, trouble, due_at, busy_count, unread_count
        """

    @Sendable
    func calendar(_ row: SQLRow) throws -> ConnectedCalendar {
        var columns = row.reader
        let id = try columns.text()
        let kind = try columns.choice(of: ConnectedCalendar.Kind.self)
        let name = self.opened(try columns.blob(), "name", id)
        return ConnectedCalendar(
            id: id,
            kind: kind,
            name: name ?? "A calendar",
            isLost: name == nil,
            showsTitles: try columns.bool(),
            takesWorkouts: try columns.bool(),
            connectedAt: Date(milliseconds: try columns.integer()),
            readAt: try columns.optionalInteger().map(Date.init(milliseconds:)),
            trouble: try self.trouble(columns.optionalBlob(), of: id, isLost: name == nil),
            dueAt: try columns.optionalInteger().map(Date.init(milliseconds:)),
            busyCount: try columns.int(),
            unreadCount: try columns.int()
        )
    }

    private func trouble(_ sealed: [UInt8]?, of id: String, isLost: Bool) -> String? {
        isLost ? CalendarTrouble.lost.words : sealed.flatMap { self.opened($0, "trouble", id) }
    }

    private func opened(_ sealed: [UInt8], _ column: String, _ id: String) -> String? {
        try? self.seal.open(sealed, as: Self.context(column, id, of: self.owner))
    }
}
