import Members
import Playlists
import Storage

/// Keeps what one member likes.
struct SongTasteStore: Sendable {
    let database: any Database
    let owner: Member.ID

    func taste() async throws -> SongTaste {
        try await self.database.read { [owner] db in
            let liked = try db.rows(
                "SELECT kind, name FROM song_taste WHERE owner_id = \(owner) ORDER BY kind, name"
            ) { row in
                var columns = row.reader
                return (kind: try columns.choice(of: SongTaste.Kind.self), name: try columns.text())
            }
            let disliked = try db.rows(
                "SELECT kind, name FROM song_dislike WHERE owner_id = \(owner) ORDER BY kind, name"
            ) { row in
                var columns = row.reader
                return (kind: try columns.choice(of: SongTaste.Dislike.self), name: try columns.text())
            }
            return SongTaste(
                artists: liked.filter { $0.kind == .artist }.map(\.name),
                genres: liked.filter { $0.kind == .genre }.map(\.name),
                moods: Set(liked.filter { $0.kind == .mood }.compactMap { Mood(rawValue: $0.name) }),
                dislikedArtists: disliked.filter { $0.kind == .artist }.map(\.name),
                dislikedGenres: disliked.filter { $0.kind == .genre }.map(\.name)
            )
        }
    }

    func save(_ taste: SongTaste) async throws {
        let names: [(SongTaste.Kind, [String])] = [
            (.artist, taste.artists), (.genre, taste.genres), (.mood, taste.moods.map(\.rawValue).sorted()),
        ]
        let disliked: [(SongTaste.Dislike, [String])] = [
            (.artist, taste.dislikedArtists), (.genre, taste.dislikedGenres),
        ]
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM song_taste WHERE owner_id = \(owner)")
            try db.execute("DELETE FROM song_dislike WHERE owner_id = \(owner)")
            for (kind, name) in disliked.flatMap({ kind, names in names.map { (kind, $0) } }) {
                try db.execute(
                    """
                    INSERT INTO song_dislike (owner_id, kind, name) VALUES (\(owner), \(kind.rawValue), \(name))
                    ON CONFLICT (owner_id, kind, name) DO NOTHING
                    """
                )
            }
            for (kind, name) in names.flatMap({ kind, names in names.map { (kind, $0) } }) {
                try db.execute(
                    """
                    INSERT INTO song_taste (owner_id, kind, name) VALUES (\(owner), \(kind.rawValue), \(name))
                    ON CONFLICT (owner_id, kind, name) DO NOTHING
                    """
                )
            }
        }
    }
}
