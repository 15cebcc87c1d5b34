import Foundation
import Pictures
import Storage

/// Keeps the picture of one event, in two sizes.
struct EventPictureStore: Sendable {
    let database: any Database
    let event: GroupEvent.ID

    /// Returns nil when there is no picture of this version.
    func bytes(_ size: PictureSize, version: String) async throws -> [UInt8]? {
        let column: SQL = size == .small ? "small" : "large"
        return try await self.database.row(
            """
            SELECT \(column) FROM event_picture
            WHERE event_id = \(self.event) AND version = \(version) AND removed_at IS NULL
            """
        ) { try $0.blob(0) }
    }

    /// Replaces the picture and returns the new version.
    func put(_ picture: Picture) async throws -> String {
        let version = RowID.new()
        try await self.database.write { [event] db in
            try db.execute(
                """
                INSERT INTO event_picture (event_id, version, large, small)
                VALUES (\(event), \(version), \(picture.large), \(picture.small))
                ON CONFLICT (event_id) DO UPDATE
                    SET version = excluded.version, large = excluded.large, small = excluded.small, removed_at = NULL
                """
            )
        }
        return version
    }

    /// Removes the picture, which can be put back for a day; false without one.
    func remove(at now: Date) async throws -> Bool {
        try await self.database.write { [event] db in
            try db.execute(
                """
                UPDATE event_picture SET removed_at = \(now.milliseconds) WHERE event_id = \(event) AND removed_at IS NULL
                """
            ) == 1
        }
    }

    /// Puts the removed picture back; false when there is none, or another meanwhile.
    func restore() async throws -> Bool {
        try await self.database.write { [event] db in
            try db.execute(
                "UPDATE event_picture SET removed_at = NULL WHERE event_id = \(event) AND removed_at IS NOT NULL"
            ) == 1
        }
    }

    /// Deletes the pictures of all events that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        _ = try await database.run(["DELETE FROM event_picture WHERE removed_at < \(limit.milliseconds)"])
    }
}
