import Foundation
import Members
import Pictures
import Storage

enum PictureSize: String { case small, large }

/// Keeps the picture of one member, in two sizes.
struct PhotoStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns nil without a picture.
    func version() async throws -> String? {
        try await self.database.row("SELECT version FROM buddy_photo WHERE owner_id = \(self.owner)") {
            try $0.text(0)
        }
    }

    /// Returns nil when there is no picture of this version.
    func bytes(_ size: PictureSize, version: String) async throws -> [UInt8]? {
        let column: SQL = size == .small ? "small" : "large"
        return try await self.database.row(
            "SELECT \(column) FROM buddy_photo WHERE owner_id = \(self.owner) AND version = \(version)"
        ) { try $0.blob(0) }
    }

    /// Replaces the picture and returns the new version.
    @discardableResult
    func put(_ picture: Picture) async throws -> String {
        let version = RowID.new()
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM removed_photo WHERE owner_id = \(owner)")
            try db.execute(
                """
                INSERT INTO buddy_photo (owner_id, version, large, small)
                VALUES (\(owner), \(version), \(picture.large), \(picture.small))
                ON CONFLICT (owner_id) DO UPDATE
                    SET version = excluded.version, large = excluded.large, small = excluded.small
                """
            )
        }
        return version
    }

    /// Removes the picture, which can be restored; false without one.
    func remove(at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in try Self.remove(of: owner, at: now, in: db) }
    }

    /// Does the same in the caller's transaction.
    static func remove(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        let removed = try db.execute(
            """
            INSERT INTO removed_photo (owner_id, version, large, small, removed_at)
            SELECT owner_id, version, large, small, \(now.milliseconds) FROM buddy_photo WHERE owner_id = \(owner)
            ON CONFLICT (owner_id) DO UPDATE SET version = excluded.version, large = excluded.large,
                small = excluded.small, removed_at = excluded.removed_at
            """
        )
        try db.execute("DELETE FROM buddy_photo WHERE owner_id = \(owner)")
        return removed > 0
    }

    /// Restores the removed picture; false when there is none, or another picture meanwhile.
    func restore() async throws -> Bool {
        try await self.database.write { [owner] db in try Self.restore(of: owner, in: db) }
    }

    /// Does the same in the caller's transaction.
    static func restore(of owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        let restored = try db.execute(
            """
            INSERT INTO buddy_photo (owner_id, version, large, small)
            SELECT owner_id, version, large, small FROM removed_photo WHERE owner_id = \(owner)
            ON CONFLICT (owner_id) DO NOTHING
            """
        )
        try db.execute("DELETE FROM removed_photo WHERE owner_id = \(owner)")
        return restored > 0
    }

    /// Deletes all members' pictures that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("removed_photo", by: "owner_id", where: "removed_at < \(limit.milliseconds)")
    }
}
