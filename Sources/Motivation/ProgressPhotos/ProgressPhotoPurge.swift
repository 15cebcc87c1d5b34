import Foundation
package import Members
package import Storage

/// Deletes photos that nobody may keep any more.
package enum ProgressPhotoPurge {
    /// Deletes all members' photos that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        // Each row holds two pictures.
        try await database.purge(
            "progress_photo",
            by: "owner_id, id",
            where: "removed_at < \(limit.milliseconds)",
            batch: 100
        )
    }

    /// Deletes all photos of a member, as those of members under 18, in the caller's transaction.
    package static func deleteAll(of owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM progress_photo WHERE owner_id = \(owner)")
    }
}
