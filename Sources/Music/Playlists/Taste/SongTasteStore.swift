import Members
import Playlists
import Storage

/// Keeps what one member likes.
struct SongTasteStore: Sendable {
    let database: any Database
    let owner: Member.ID

    func taste() async throws -> SongTaste {
        let rows = try await self.database.rows(
            "SELECT kind, name FROM song_taste WHERE owner_id = \(self.owner) ORDER BY kind, name"
        ) { row in
            var columns = row.reader
            return (kind: try columns.choice(of: SongTaste.Kind.self), name: try columns.text())
        }
        return SongTaste(
            artists: rows.filter { $0.kind == .artist }.map(\.name),
            genres: rows.filter { $0.kind == .genre }.map(\.name),
            moods: Set(rows.filter { $0.kind == .mood }.compactMap { Mood(rawValue: $0.name) })
        )
    }

    func save(_ taste: SongTaste) async throws {
        let names: [(SongTaste.Kind, [String])] = [
            (.artist, taste.artists), (.genre, taste.genres), (.mood, taste.moods.map(\.rawValue).sorted()),
        ]
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM song_taste WHERE owner_id = \(owner)")
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
