import Storage

extension SongHeartStore {
    /// Returns the songs that the member loves, and those they never want to hear again.
    func ids() async throws -> [SongHeart: Set<String>] {
        let rows = try await self.database.rows(
            "SELECT kind, song_id FROM song_heart WHERE owner_id = \(self.owner)"
        ) { row in
            var columns = row.reader
            return (kind: try columns.choice(of: SongHeart.self), song: try columns.text())
        }
        return Dictionary(grouping: rows, by: \.kind).mapValues { Set($0.map(\.song)) }
    }
}
