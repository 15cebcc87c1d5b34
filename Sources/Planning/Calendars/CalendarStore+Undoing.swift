import Foundation
import Members
import Storage

/// A calendar that came as a file can be had back for a while after it was disconnected; of others nothing is kept that could
/// open them.
extension CalendarStore {
    /// Keeps a file, sealed as it is, in the transaction that disconnects it.
    func keepForUndo(_ id: String, at now: Date, in db: any SQLConnection) throws {
        let limit = UndoSpan.limit(at: now).milliseconds
        try db.execute("DELETE FROM removed_calendar WHERE owner_id = \(self.owner) AND removed_at <= \(limit)")
        try db.execute(
            """
            INSERT INTO removed_calendar (owner_id, id, name, shows_titles, settings, removed_at)
            SELECT owner_id, id, name, shows_titles, settings, \(now.milliseconds) FROM calendar
            WHERE owner_id = \(self.owner) AND id = \(id) AND kind = \(ConnectedCalendar.Kind.upload.rawValue)
            ON CONFLICT (owner_id, id) DO UPDATE SET name = excluded.name, shows_titles = excluded.shows_titles,
                settings = excluded.settings, removed_at = excluded.removed_at
            """
        )
    }

    /// Returns a disconnected file, to be connected again; nil when it can't be had back any more.
    func removed(_ id: String, at now: Date) async throws -> NewCalendar? {
        let limit = UndoSpan.limit(at: now).milliseconds
        return try await self.database.row(
            """
            SELECT name, shows_titles, settings FROM removed_calendar
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at > \(limit)
            """
        ) { [seal, owner] row -> NewCalendar? in
            var columns = row.reader
            let (name, showsTitles, settings) = (try columns.blob(), try columns.bool(), try columns.blob())
            // Nil when the key that sealed it is gone.
            guard let name = try? seal.open(name, as: Self.context("name", id, of: owner)),
                let settings = try? seal.open(settings, as: Self.context("settings", id, of: owner))
            else { return nil }
            return NewCalendar(id: id, kind: .upload, name: name, showsTitles: showsTitles, settings: settings)
        } ?? nil
    }

    /// Deletes all members' files that can't be had back any more.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("removed_calendar", by: "owner_id, id", where: "removed_at <= \(limit.milliseconds)")
    }
}
