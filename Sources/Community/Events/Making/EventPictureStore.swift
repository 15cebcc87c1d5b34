import Audit
import Foundation
import Members
import Pictures
import Storage

/// Keeps the picture of one event, in two sizes; each change of it is written down as one of the event.
struct EventPictureStore: Sendable {
    let database: any Database
    let event: GroupEvent

    /// Returns nil when there is no picture of this version.
    func bytes(_ size: PictureSize, version: String) async throws -> [UInt8]? {
        let column: SQL = size == .small ? "small" : "large"
        return try await self.database.row(
            """
            SELECT \(column) FROM event_picture
            WHERE event_id = \(self.event.id) AND version = \(version) AND removed_at IS NULL
            """
        ) { try $0.blob(0) }
    }

    /// Replaces the picture and returns the new version.
    func put(_ picture: Picture, by organiser: Member, at now: Date) async throws -> String {
        let version = RowID.new()
        try await self.database.write { [event] db in
            try db.execute(
                """
                INSERT INTO event_picture (event_id, version, large, small)
                VALUES (\(event.id), \(version), \(picture.large), \(picture.small))
                ON CONFLICT (event_id) DO UPDATE
                    SET version = excluded.version, large = excluded.large, small = excluded.small, removed_at = NULL
                """
            )
            try Self.note("Another picture", of: event, by: organiser, at: now, in: db)
        }
        return version
    }

    /// Removes the picture, which can be put back for a day; false without one.
    func remove(by organiser: Member, at now: Date) async throws -> Bool {
        try await self.database.write { [event] db in
            let isRemoved = try db.execute(
                """
                UPDATE event_picture SET removed_at = \(now.milliseconds)
                WHERE event_id = \(event.id) AND removed_at IS NULL
                """
            )
            guard isRemoved == 1 else { return false }
            try Self.note("Without its picture", of: event, by: organiser, at: now, in: db)
            return true
        }
    }

    /// Puts the removed picture back; false when there is none, or another meanwhile.
    func restore(by organiser: Member, at now: Date) async throws -> Bool {
        try await self.database.write { [event] db in
            let isBack = try db.execute(
                "UPDATE event_picture SET removed_at = NULL WHERE event_id = \(event.id) AND removed_at IS NOT NULL"
            )
            guard isBack == 1 else { return false }
            try Self.note("Its picture is back", of: event, by: organiser, at: now, in: db)
            return true
        }
    }

    private static func note(
        _ detail: String,
        of event: GroupEvent,
        by organiser: Member,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try AuditRecord.write(.eventChanged, by: organiser, on: event.subject, detail: detail, at: now, in: db)
    }

    /// Deletes the pictures of all events that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("event_picture", by: "event_id", where: "removed_at < \(limit.milliseconds)")
    }
}
