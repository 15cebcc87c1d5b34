import Hummingbird
import Storage

/// The house's own folder as a source: its songs are found by `FolderScan` and known by their sound.
struct FolderSource: SongSource {
    let database: any Database
    let folder: MusicFolder

    func stream(_ song: String, _ request: Request, in slot: StreamLimit.Slot) async throws -> Response {
        for path in try await FolderStore(database: self.database).paths(of: song) {
            // A file that went or changed since it was read is passed over.
            let file = try? await BackgroundThread.run { try SongFile(path, in: self.folder.root) }
            if let file { return SongStream(file: file, slot: slot).answer(request) }
        }
        throw MusicController.missing
    }

    func cover(_ cover: String, isLarge: Bool) async throws -> [UInt8]? {
        let column: SQL = isLarge ? "large" : "small"
        return try await self.database.row(
            """
            SELECT song_cover.\(column) FROM song JOIN song_cover ON song_cover.id = song.cover_id
            WHERE song.id = \(cover) AND EXISTS (SELECT 1 FROM music_file WHERE music_file.song_id = song.id)
            """
        ) { try $0.blob(0) }
    }
}
