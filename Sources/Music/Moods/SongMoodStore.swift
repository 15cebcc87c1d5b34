import Foundation
import Members
import Playlists
import Storage

/// Keeps of which mood songs are to one member; what they say wins over genre and tempo.
struct SongMoodStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// How many moods of songs one member may say.
    static let most = 100_000

    func moods(of song: String) async throws -> Set<Mood> {
        Set(
            try await self.database.rows(
                "SELECT mood FROM song_mood WHERE owner_id = \(self.owner) AND song_id = \(song)",
                Self.mood
            )
        )
    }

    /// Returns the moods of all songs of which the member said any.
    func all() async throws -> [String: Set<Mood>] {
        let rows = try await self.database.rows(
            "SELECT song_id, mood FROM song_mood WHERE owner_id = \(self.owner)"
        ) { row in
            var columns = row.reader
            return (song: try columns.text(), mood: try columns.choice(of: Mood.self))
        }
        return Dictionary(grouping: rows, by: \.song).mapValues { Set($0.map(\.mood)) }
    }

    /// Replaces what the member said of a song; false where there is no room for more.
    func set(_ moods: Set<Mood>, of song: String, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            let others = try db.row(
                "SELECT COUNT(*) FROM song_mood WHERE owner_id = \(owner) AND song_id <> \(song)"
            ) { try $0.int(0) }
            guard (others ?? 0) + moods.count <= Self.most else { return false }
            try db.execute("DELETE FROM song_mood WHERE owner_id = \(owner) AND song_id = \(song)")
            for mood in Mood.allCases where moods.contains(mood) {
                try db.execute(
                    """
                    INSERT INTO song_mood (owner_id, song_id, mood, at)
                    VALUES (\(owner), \(song), \(mood.rawValue), \(now.milliseconds))
                    """
                )
            }
            return true
        }
    }

    @Sendable
    private static func mood(_ row: SQLRow) throws -> Mood {
        var columns = row.reader
        return try columns.choice(of: Mood.self)
    }
}
