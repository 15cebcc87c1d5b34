import Foundation
package import Members
import Pictures
package import Storage

/// Keeps the photos of one member's meals, each with the entry that was logged by it.
package struct FoodPhotoStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    package init(database: any Database, seal: Seal, owner: Member.ID) {
        self.database = database
        self.seal = seal
        self.owner = owner
    }

    /// Whether the member wants photos to be kept; nobody's are unless they say so.
    func isKeeping() async throws -> Bool { try await self.database.read { try self.isKeeping(in: $0) } }

    func isKeeping(in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM photo_keeping WHERE owner_id = \(self.owner)")
    }

    /// Returns how many photos are kept, also with entries that can be restored.
    func count() async throws -> Int {
        try await self.database.row(
            "SELECT COUNT(*) FROM food_photo AS photo WHERE photo.owner_id = \(self.owner) AND \(Self.stands)"
        ) {
            try $0.int(0)
        } ?? 0
    }

    /// Returns whether the member wants photos to be kept, and no more fit.
    func isFull() async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM photo_keeping WHERE owner_id = \(self.owner)
                AND (SELECT COUNT(*) FROM food_photo AS photo
                    WHERE photo.owner_id = \(self.owner) AND \(Self.stands)) >= \(FoodPhoto.most)
            """
        )
    }

    /// Keeps photos from now on, or no more; those that are kept already stay.
    func keep(_ keeps: Bool, at now: Date) async throws {
        let statement: SQL =
            keeps
            ? """
            INSERT INTO photo_keeping (owner_id, at) VALUES (\(self.owner), \(now.milliseconds))
            ON CONFLICT (owner_id) DO NOTHING
            """ : "DELETE FROM photo_keeping WHERE owner_id = \(self.owner)"
        _ = try await self.database.run([statement])
    }

    /// Returns whether a photo is kept with an entry that isn't removed.
    func holds(_ entry: String) async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM food_photo AS photo \(Self.present(self.owner, entry))")
    }

    /// Returns nil when there is none; throws `Seal.Broken` when it can't be opened.
    func image(_ size: FoodPhoto.Size, of entry: String) async throws -> [UInt8]? {
        let sealed = try await self.database.row(
            "SELECT \(Self.column(size)) FROM food_photo AS photo \(Self.present(self.owner, entry))"
        ) { try $0.blob(0) }
        return try sealed.map { try self.seal.open(bytes: $0, as: FoodPhoto.context(size, of: entry, self.owner)) }
    }

    /// Keeps a picture with an entry of the member's, unless they have as many as fit; a later one replaces it.
    ///
    /// Where deleted ones take the room, they are deleted for good.
    func put(_ picture: Picture, with entry: String, at now: Date, in db: any SQLConnection) throws {
        guard max(picture.small.count, picture.large.count) <= FoodPhoto.heaviest else { return }
        let small = try self.seal.seal(bytes: picture.small, as: FoodPhoto.context(.small, of: entry, self.owner))
        let large = try self.seal.seal(bytes: picture.large, as: FoodPhoto.context(.large, of: entry, self.owner))
        try db.acquire(.counting(self.owner))
        try db.execute(
            """
            DELETE FROM food_photo WHERE owner_id = \(self.owner)
                AND entry_id IN (SELECT entry_id FROM food_photo_removal WHERE owner_id = \(self.owner))
                AND (SELECT COUNT(*) FROM food_photo AS kept WHERE kept.owner_id = \(self.owner)) >= \(FoodPhoto.most)
            """
        )
        try db.execute(
            """
            DELETE FROM food_photo_removal WHERE owner_id = \(self.owner)
                AND entry_id NOT IN (SELECT entry_id FROM food_photo WHERE owner_id = \(self.owner))
            """
        )
        try db.execute(
            """
            INSERT INTO food_photo (owner_id, entry_id, at, small, large)
            SELECT owner_id, id, \(now.milliseconds), \(small), \(large) FROM diary_entry
            WHERE owner_id = \(self.owner) AND id = \(entry) AND removed_at IS NULL
                AND (SELECT COUNT(*) FROM food_photo WHERE owner_id = \(self.owner)) < \(FoodPhoto.most)
            ON CONFLICT (owner_id, entry_id) DO UPDATE
            SET at = excluded.at, small = excluded.small, large = excluded.large
            """
        )
        try db.execute("DELETE FROM food_photo_removal WHERE owner_id = \(self.owner) AND entry_id = \(entry)")
    }

    /// Deletes the photo of an entry, which can come back for a day; false when there is none.
    func remove(_ entry: String, at now: Date) async throws -> Bool {
        try await self.database.run(
            [
                """
                INSERT INTO food_photo_removal (owner_id, entry_id, at)
                SELECT photo.owner_id, photo.entry_id, \(now.milliseconds) FROM food_photo AS photo
                \(Self.present(self.owner, entry))
                ON CONFLICT DO NOTHING
                """
            ]
        )[0] > 0
    }

    /// Brings a deleted photo back; false when there is none, its day is over, or its entry is gone.
    func restore(_ entry: String, at now: Date) async throws -> Bool {
        let limit = now.addingTimeInterval(-FoodPhoto.regret).milliseconds
        return try await self.database.run(
            [
                """
                DELETE FROM food_photo_removal
                WHERE owner_id = \(self.owner) AND entry_id = \(entry) AND at >= \(limit)
                    AND EXISTS (SELECT 1 FROM diary_entry
                        WHERE owner_id = \(self.owner) AND id = \(entry) AND removed_at IS NULL)
                """
            ]
        )[0] > 0
    }

    /// Deletes for good what was deleted before a moment.
    static func purge(removedBefore moment: Date, in database: any Database) async throws {
        let removed: SQL = "FROM food_photo_removal WHERE at < \(moment.milliseconds)"
        _ = try await database.run(
            [
                "DELETE FROM food_photo WHERE (owner_id, entry_id) IN (SELECT owner_id, entry_id \(removed))",
                "DELETE \(removed)",
            ]
        )
    }

    private static func present(_ owner: Member.ID, _ entry: String) -> SQL {
        """
        JOIN diary_entry AS entry ON entry.owner_id = photo.owner_id AND entry.id = photo.entry_id
        WHERE photo.owner_id = \(owner) AND photo.entry_id = \(entry) AND entry.removed_at IS NULL AND \(Self.stands)
        """
    }

    /// Whether the row `photo` wasn't deleted.
    static let stands: SQL =
        """
        NOT EXISTS (SELECT 1 FROM food_photo_removal AS removal
            WHERE removal.owner_id = photo.owner_id AND removal.entry_id = photo.entry_id)
        """

    static func column(_ size: FoodPhoto.Size) -> SQL { size == .small ? "photo.small" : "photo.large" }
}
