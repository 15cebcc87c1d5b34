import Foundation
import HealthMath
import Members
import Pictures
import Storage

/// Keeps the progress photos of one member, sealed in two sizes.
struct ProgressPhotoStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    enum Outcome: Sendable, Equatable {
        case kept(isNew: Bool)
        /// The day has as many as it may.
        case fullDay
        case full
    }

    /// Returns all, the latest first.
    func all() async throws -> [ProgressPhoto] {
        try await self.database.rows(
            """
            SELECT \(ProgressPhoto.columns) FROM progress_photo WHERE owner_id = \(self.owner) AND removed_at IS NULL
            ORDER BY day DESC, taken_at DESC, id DESC
            """,
            ProgressPhoto.init(row:)
        )
    }

    /// Returns those of some days, the latest first.
    func photos(in days: ClosedRange<CalendarDay>) async throws -> [ProgressPhoto] {
        try await self.database.rows(
            """
            SELECT \(ProgressPhoto.columns) FROM progress_photo
            WHERE owner_id = \(self.owner) AND removed_at IS NULL
                AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
            ORDER BY day DESC, taken_at DESC, id DESC
            """,
            ProgressPhoto.init(row:)
        )
    }

    /// Returns nil when there is none, or it was removed.
    func find(_ id: ProgressPhoto.ID) async throws -> ProgressPhoto? {
        try await self.database.row(
            """
            SELECT \(ProgressPhoto.columns) FROM progress_photo
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """,
            ProgressPhoto.init(row:)
        )
    }

    /// Returns nil when there is none; throws `Seal.Broken` when it can't be opened.
    func image(_ size: ProgressPhoto.Size, of id: ProgressPhoto.ID) async throws -> [UInt8]? {
        let column: SQL = size == .small ? "small" : "large"
        let sealed = try await self.database.row(
            """
            SELECT \(column) FROM progress_photo
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """
        ) { try $0.blob(0) }
        return try sealed.map {
            try self.seal.open(bytes: $0, as: ProgressPhotoSeal.context(size, of: id, self.owner))
        }
    }

    /// Keeps a picture unless the id is known; one that was removed may come anew.
    func put(_ picture: Picture, id: ProgressPhoto.ID, day: CalendarDay, at now: Date) async throws -> Outcome {
        let small = try self.sealed(picture.small, .small, id)
        let large = try self.sealed(picture.large, .large, id)
        return try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            let isKnown = try db.exists(
                "SELECT 1 FROM progress_photo WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL"
            )
            guard !isKnown else { return .kept(isNew: false) }
            if let full = try Self.full(on: day, of: owner, in: db) { return full }
            try db.execute("DELETE FROM progress_photo WHERE owner_id = \(owner) AND id = \(id)")
            try db.execute(
                """
                INSERT INTO progress_photo (owner_id, id, day, taken_at, small, large)
                VALUES (\(owner), \(id), \(day.description), \(now.milliseconds), \(small), \(large))
                """
            )
            return .kept(isNew: true)
        }
    }

    /// Removes a photo, which can be put back for a day; false when there is none.
    func remove(_ id: ProgressPhoto.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            let removed = try db.execute(
                """
                UPDATE progress_photo SET removed_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL
                """
            )
            try db.execute(
                """
                DELETE FROM progress_photo WHERE owner_id = \(owner) AND removed_at IS NOT NULL AND id NOT IN (
                    SELECT id FROM progress_photo WHERE owner_id = \(owner) AND removed_at IS NOT NULL
                    ORDER BY removed_at DESC, id LIMIT \(ProgressPhoto.mostRemoved))
                """
            )
            return removed > 0
        }
    }

    /// Puts a removed photo back; nil when there is none, or it was removed too long ago.
    func restore(_ id: ProgressPhoto.ID, at now: Date) async throws -> Outcome? {
        let limit = now.addingTimeInterval(-ProgressPhoto.regret).milliseconds
        return try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            let removed = try db.row(
                """
                SELECT \(ProgressPhoto.columns) FROM progress_photo
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at >= \(limit)
                """,
                ProgressPhoto.init(row:)
            )
            guard let removed else { return nil }
            if let full = try Self.full(on: removed.day, of: owner, in: db) { return full }
            try db.execute("UPDATE progress_photo SET removed_at = NULL WHERE owner_id = \(owner) AND id = \(id)")
            return .kept(isNew: true)
        }
    }

    private func sealed(_ bytes: [UInt8], _ size: ProgressPhoto.Size, _ id: ProgressPhoto.ID) throws -> [UInt8] {
        try self.seal.seal(bytes: bytes, as: ProgressPhotoSeal.context(size, of: id, self.owner))
    }

    /// Returns nil while another photo of the day has room.
    private static func full(on day: CalendarDay, of owner: Member.ID, in db: any SQLConnection) throws -> Outcome? {
        let (ofDay, all) =
            try db.row(
                """
                SELECT COALESCE(SUM(CASE WHEN day = \(day.description) THEN 1 ELSE 0 END), 0), COUNT(*)
                FROM progress_photo WHERE owner_id = \(owner) AND removed_at IS NULL
                """
            ) { row in
                var columns = row.reader
                return (try columns.int(), try columns.int())
            } ?? (0, 0)
        if all >= ProgressPhoto.most { return .full }
        return ofDay >= ProgressPhoto.mostADay ? .fullDay : nil
    }
}
