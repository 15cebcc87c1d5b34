import Foundation
import Members
import OutboundHTTP
import Pictures
import Storage

/// Opens sources: the one list of what kinds there are.
struct SongSources: Sendable {
    let database: any Database
    let seal: Seal
    /// Nil where the operator named none.
    let folder: MusicFolder?
    let access: SourceAccess
    /// Whether plain http and private networks may be asked.
    let allowsPrivate: Bool
    let imageProcessor: ImageProcessor
    let now: @Sendable () -> Date

    /// A song at its source, opened.
    struct Opened: Sendable {
        let source: any SongSource
        let song: String
        let cover: String?
    }

    func store(of owner: Member.ID) -> SourceStore {
        SourceStore(database: self.database, seal: self.seal, owner: owner)
    }

    /// Finds the source of a song that a member may hear; nil for any other song.
    func source(of song: String, for owner: Member.ID) async throws -> Opened? {
        let row = try await self.database.row(
            """
            SELECT source_song.remote_id, source_song.cover, source_song.source_id
            FROM source_song
            JOIN music_source ON music_source.owner_id = source_song.owner_id AND music_source.id = source_song.source_id
            WHERE source_song.owner_id = \(owner) AND source_song.id = \(song) AND music_source.is_on = 1
            """
        ) { row in
            var columns = row.reader
            return (song: try columns.text(), cover: try columns.optionalText(), source: try columns.text())
        }
        if let row {
            guard let state = try await self.store(of: owner).state(of: row.source) else { throw SourceProblem.lost }
            return Opened(source: try self.open(state), song: row.song, cover: row.cover)
        }
        guard let folder = self.folder, try await self.store(of: owner).isFolderOn() else { return nil }
        return Opened(source: FolderSource(database: self.database, folder: folder), song: song, cover: song)
    }

    /// Connects a Subsonic server that lets the member in; sent again, its id returns the kept source.
    ///
    /// Throws `SourceProblem`, and `SourceStore.Refusal` before the server is asked where there is no room.
    func connect(
        _ account: SubsonicForm.Account,
        as id: String,
        for owner: Member.ID
    ) async throws -> (source: MemberSource, isNew: Bool) {
        let store = self.store(of: owner)
        if let there = try await store.find(id) { return (there, false) }
        try await store.checkRoom()
        let connector = SubsonicConnector(http: self.access.http, allowsPrivate: self.allowsPrivate)
        let settings = try await connector.connect(account)
        let new = NewSource(id: id, kind: .subsonic, name: settings.name, settings: try settings.text)
        return try await store.add(new, at: self.now())
    }

    /// Opens a source that a member connected.
    func open(_ state: SourceState) throws(SourceProblem) -> any ConnectedSource {
        switch state.kind {
        case .subsonic:
            return SubsonicSource(
                SubsonicConversation(
                    try SubsonicSettings(reading: state.settings),
                    allowsPrivate: self.allowsPrivate,
                    http: self.access.http
                ),
                imageProcessor: self.imageProcessor
            )
        case .spotify:
            guard let spotify = self.access.spotify else { throw .notAllowed }
            let store = self.store(of: state.owner)
            let tokens = SpotifyTokens.Keeping(
                load: { try await store.settings(of: state.id)?.settings },
                keep: { try await store.keep(settings: $0, of: state.id) }
            )
            return SpotifySource(
                SpotifyConversation(spotify, try SpotifySettings(reading: state.settings), tokens, now: self.now),
                imageProcessor: self.imageProcessor
            )
        case .folder: throw .gone
        }
    }
}
