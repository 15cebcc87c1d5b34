import Eyes
import FoodCatalogue
import Foundation
import Members
import Storage

/// Keeps what one member said that photos show.
struct TaughtPhotoStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// Returns what may be told of a new photo; a row that can't be read is set aside.
    func all() async throws -> [TaughtPhoto] {
        try await Self.photos(
            """
            SELECT owner_id, id, food_id, features FROM taught_photo
            WHERE owner_id = \(self.owner) AND removed_at IS NULL
            """,
            in: self.database,
            self.seal
        )
    }

    /// Returns the foods that were taught, the one taught last first.
    func foods() async throws -> [TaughtFood] {
        try await self.database.rows(
            """
            SELECT food_id, COUNT(*) FROM taught_photo WHERE owner_id = \(self.owner) AND removed_at IS NULL
            GROUP BY food_id ORDER BY MAX(at) DESC, food_id
            """
        ) { row in
            var columns = row.reader
            return TaughtFood(food: try columns.text(), count: try columns.int())
        }
    }

    /// Forgets what was said of photos of a food, nil for all, which can come back for a day.
    ///
    /// Returns how many photos that were.
    func forget(_ food: Food.ID?, at now: Date) async throws -> Int {
        let which = food.map { food -> SQL in "AND food_id = \(food)" } ?? ""
        return try await self.database.run(
            [
                """
                UPDATE taught_photo SET removed_at = \(now.milliseconds)
                WHERE owner_id = \(self.owner) AND removed_at IS NULL \(which)
                """
            ]
        )[0]
    }

    /// Brings back what was forgotten at a moment; returns how many photos that were.
    func restore(forgottenAt moment: Date, at now: Date) async throws -> Int {
        let limit = now.addingTimeInterval(-TaughtPhoto.regret)
        return try await self.database.run(
            [
                """
                UPDATE taught_photo SET removed_at = NULL WHERE owner_id = \(self.owner)
                    AND removed_at = \(moment.milliseconds) AND removed_at >= \(limit.milliseconds)
                """
            ]
        )[0]
    }

    /// Deletes for good what was forgotten before a moment.
    static func purge(removedBefore moment: Date, in database: any Database) async throws {
        try await database.purge("taught_photo", by: "owner_id, id", where: "removed_at < \(moment.milliseconds)")
    }

    /// Writes what a photo shows, in place of what was said of the same thing earlier: the later word counts.
    ///
    /// `known` are those that `all` returned.
    func teach(_ photo: TaughtPhoto, beside known: [TaughtPhoto] = [], at now: Date, in db: any SQLConnection) throws {
        let sealed = try self.seal.seal(
            bytes: photo.features.bytes,
            as: TaughtPhoto.context("taught_photo", photo.id, self.owner)
        )
        try db.acquire(.counting(self.owner))
        let mistaken = known.contradicted(by: photo)
        if !mistaken.isEmpty {
            try db.execute("DELETE FROM taught_photo WHERE owner_id = \(self.owner) AND id IN \(list: mistaken)")
        }
        try db.execute(
            """
            INSERT INTO taught_photo (owner_id, id, food_id, at, features)
            VALUES (\(self.owner), \(photo.id), \(photo.food), \(now.milliseconds), \(sealed))
            ON CONFLICT (owner_id, id) DO UPDATE SET food_id = excluded.food_id, at = excluded.at, removed_at = NULL
            """
        )
        try self.keepLatest(TaughtPhoto.mostOfFood, "AND food_id = \(photo.food)", in: db)
        try self.keepLatest(TaughtPhoto.most, "", in: db)
    }

    private func keepLatest(_ most: Int, _ alike: SQL, in db: any SQLConnection) throws {
        try db.execute(
            """
            DELETE FROM taught_photo WHERE owner_id = \(self.owner) \(alike) AND id NOT IN (
                SELECT id FROM taught_photo WHERE owner_id = \(self.owner) \(alike)
                ORDER BY CASE WHEN removed_at IS NULL THEN 0 ELSE 1 END, at DESC, id LIMIT \(most))
            """
        )
    }

    /// Reads rows of owner, id, food and sealed features.
    static func photos(_ sql: SQL, in database: any Database, _ seal: Seal) async throws -> [TaughtPhoto] {
        try await database.rowsSettingAside(sql, RowNames("taught_photo", .owner, .key)) { row in
            var columns = row.reader
            let (owner, id) = (try columns.integer(), try columns.text())
            let food = try columns.text()
            let bytes = try seal.open(
                bytes: try columns.blob(),
                as: TaughtPhoto.context("taught_photo", id, owner)
            )
            guard let features = FoodFeatures(bytes: bytes) else { throw UnreadableFeatures() }
            return TaughtPhoto(id: id, member: owner, food: food, features: features)
        }.rows
    }
}

/// Thrown for stored features that are none.
struct UnreadableFeatures: Error {}
