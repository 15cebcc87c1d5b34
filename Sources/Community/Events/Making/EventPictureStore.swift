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
            "SELECT \(column) FROM event_picture WHERE event_id = \(self.event) AND version = \(version)"
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
                    SET version = excluded.version, large = excluded.large, small = excluded.small
                """
            )
        }
        return version
    }

    /// Removes the picture; false without one.
    func remove() async throws -> Bool {
        try await self.database.write { [event] db in
            try db.execute("DELETE FROM event_picture WHERE event_id = \(event)") == 1
        }
    }
}
