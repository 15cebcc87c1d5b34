import Foundation
import Members
import Storage

/// A calendar that is due to be read.
struct DueCalendar: Sendable {
    let owner: Member.ID
    let id: String
    let kind: ConnectedCalendar.Kind
    let showsTitles: Bool
    let settings: String
    let state: String?
    /// When, and in which zone, everything in it was last read.
    let wholeAt: Date?
    let zone: String?
    let failures: Int
    /// When it is due again unless this reading settles it first.
    ///
    /// If the row has another time then, its member asked for a newer reading, or one has begun.
    let leasedUntil: Int64

    private static let mostFailures = 1_000

    var name: RowName { RowName("calendar", owner: self.owner, key: self.id) }

    /// Leases up to `limit` due calendars of all members for `lease` seconds, after which they are due again.
    static func take(
        _ limit: Int,
        at now: Date,
        lease: TimeInterval,
        seal: Seal,
        from database: any Database
    ) async throws -> [DueCalendar] {
        try await database.write { db in
            try db.rowsSettingAside(
                """
                UPDATE calendar SET due_at = \(now.addingTimeInterval(lease).milliseconds)
                WHERE (owner_id, id) IN (\(Self.due(limit, at: now)) \(db.dialect.skippingLocked))
                RETURNING owner_id, id, kind, shows_titles, settings, state, whole_at, zone, failures, due_at
                """,
                RowNames("calendar", .owner, .key)
            ) { try Self.read($0, seal) }.rows.compactMap(\.self)
        }
    }

    /// Returns the due calendars, the longest waiting first.
    static func due(_ limit: Int, at now: Date) -> SQL {
        """
        SELECT owner_id, id FROM calendar WHERE due_at IS NOT NULL AND due_at <= \(now.milliseconds)
        ORDER BY due_at LIMIT \(limit)
        """
    }

    /// Returns nil when the key that sealed it is gone.
    private static func read(_ row: SQLRow, _ seal: Seal) throws -> DueCalendar? {
        var columns = row.reader
        let (owner, id) = (try columns.integer(), try columns.text())
        func open(_ bytes: [UInt8], _ column: String) throws -> String {
            try seal.open(bytes, as: CalendarStore.context(column, id, of: owner))
        }
        do {
            return DueCalendar(
                owner: owner,
                id: id,
                kind: try columns.choice(),
                showsTitles: try columns.bool(),
                settings: try open(try columns.blob(), "settings"),
                state: try columns.optionalBlob().map { try open($0, "state") },
                wholeAt: try columns.optionalInteger().map(Date.init(milliseconds:)),
                zone: try columns.optionalText(),
                // Cut to the number from which on more failures make no difference, so that counting on can't overflow.
                failures: min(try columns.int(), Self.mostFailures),
                leasedUntil: try columns.integer()
            )
        } catch is Seal.Broken {
            return nil
        }
    }
}
