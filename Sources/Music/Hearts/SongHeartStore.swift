import Foundation
import Members
import Storage

/// Keeps which songs one member loves, and which they never want to hear again.
struct SongHeartStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Sets or takes back the heart of a song, and returns what it was before; nil where there are too many.
    func set(_ heart: SongHeart?, of song: String, at now: Date) async throws -> SongHeartChange? {
        try await self.database.write { [owner] db in
            let before = try db.row(
                "SELECT kind FROM song_heart WHERE owner_id = \(owner) AND song_id = \(song)"
            ) { row in
                var columns = row.reader
                return try columns.choice(of: SongHeart.self)
            }
            try SourceHearts.follow(song, of: owner, at: now, in: db)
            guard let heart else {
                try db.execute("DELETE FROM song_heart WHERE owner_id = \(owner) AND song_id = \(song)")
                return SongHeartChange(before: before)
            }
            let count = try db.row("SELECT COUNT(*) FROM song_heart WHERE owner_id = \(owner)") { try $0.int(0) } ?? 0
            guard before != nil || count < SongHeart.most else { return nil }
            try db.execute(
                """
                INSERT INTO song_heart (owner_id, song_id, kind, at)
                VALUES (\(owner), \(song), \(heart.rawValue), \(now.milliseconds))
                ON CONFLICT (owner_id, song_id) DO UPDATE SET kind = excluded.kind, at = excluded.at
                """
            )
            return SongHeartChange(before: before)
        }
    }
}

/// Says what a song was to a member before they said something else.
struct SongHeartChange: Sendable, Equatable {
    let before: SongHeart?
}
