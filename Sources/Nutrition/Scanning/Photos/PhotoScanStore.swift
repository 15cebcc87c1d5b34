import Eyes
import FoodCatalogue
import Foundation
import Members
import Pictures
import Storage

/// Keeps the photos that one member is having looked at.
struct PhotoScanStore: Sendable {
    let database: any Database
    let seal: Seal
    let table: RecognisedFoods
    let owner: Member.ID

    /// Writes what was seen; the picture only of who keeps their photos.
    func add(_ scan: PhotoScan, _ features: FoodFeatures, _ picture: Picture?, at now: Date) async throws {
        let sealed = try self.seal.seal(
            bytes: features.bytes,
            as: TaughtPhoto.context("photo_scan", scan.id, self.owner)
        )
        let small = try picture.map { try self.sealed($0.small, .small, scan.id) }
        let large = try picture.map { try self.sealed($0.large, .large, scan.id) }
        _ = try await self.database.run([
            """
            INSERT INTO photo_scan (owner_id, id, at, guesses, features, small, large)
            VALUES (\(self.owner), \(scan.id), \(now.milliseconds), \(scan.guesses.text), \(sealed), \(small), \(large))
            ON CONFLICT DO NOTHING
            """,
            """
            DELETE FROM photo_scan WHERE owner_id = \(self.owner) AND id NOT IN (
                SELECT id FROM photo_scan WHERE owner_id = \(self.owner) ORDER BY at DESC, id LIMIT \(PhotoScan.most))
            """,
        ])
    }

    /// Returns nil when there is none, or it was forgotten.
    func find(_ id: PhotoScan.ID) async throws -> PhotoScan? {
        try await self.database.row(
            "SELECT guesses FROM photo_scan WHERE owner_id = \(self.owner) AND id = \(id)"
        ) { [table] in PhotoScan(id: id, guesses: [PhotoGuess](try $0.text(0), table)) }
    }

    /// Remembers what a photo shows, and keeps it with an entry where the member keeps photos; false when there is no such
    /// photo.
    ///
    /// Said again of the same photo, the later word counts.
    @discardableResult
    func settle(_ id: PhotoScan.ID, as food: Food.ID, entry: String?, at now: Date) async throws -> Bool {
        let taught = TaughtPhotoStore(database: self.database, seal: self.seal, owner: self.owner)
        let photos = FoodPhotoStore(database: self.database, seal: self.seal, owner: self.owner)
        let known = try await taught.all()
        return try await self.database.write { [self] db in
            let found = try db.row(
                "SELECT guesses, features, small, large FROM photo_scan WHERE owner_id = \(self.owner) AND id = \(id)"
            ) { row in
                var columns = row.reader
                return (
                    guesses: try columns.text(), features: try columns.blob(), small: try columns.optionalBlob(),
                    large: try columns.optionalBlob()
                )
            }
            guard let found else { return false }
            // What can't be read any more teaches nothing, and the entry is there all the same.
            let bytes = try? self.seal.open(
                bytes: found.features,
                as: TaughtPhoto.context("photo_scan", id, self.owner)
            )
            let scan = PhotoScan(id: id, guesses: [PhotoGuess](found.guesses, self.table))
            if let features = bytes.flatMap({ FoodFeatures(bytes: $0) }), scan.teaches(food) {
                let photo = TaughtPhoto(id: id, member: self.owner, food: food, features: features)
                try taught.teach(photo, beside: known, at: now, in: db)
            }
            guard let entry, let small = found.small, let large = found.large else { return true }
            let opened = try? (
                small: self.seal.open(bytes: small, as: Self.context(.small, id, self.owner)),
                large: self.seal.open(bytes: large, as: Self.context(.large, id, self.owner))
            )
            if let opened, try photos.isKeeping(in: db) {
                try photos.put(Picture(large: opened.large, small: opened.small), with: entry, at: now, in: db)
            }
            return true
        }
    }

    /// Forgets photos of all members that were looked at before `limit`.
    static func purge(before limit: Date, in database: any Database) async throws {
        // A row may hold two pictures.
        try await database.purge("photo_scan", by: "owner_id, id", where: "at < \(limit.milliseconds)", batch: 100)
    }

    private func sealed(_ bytes: [UInt8], _ size: FoodPhoto.Size, _ id: PhotoScan.ID) throws -> [UInt8] {
        try self.seal.seal(bytes: bytes, as: Self.context(size, id, self.owner))
    }

    private static func context(_ size: FoodPhoto.Size, _ id: PhotoScan.ID, _ owner: Member.ID) -> String {
        "photo_scan.\(size.rawValue)/\(owner)/\(id)"
    }
}
