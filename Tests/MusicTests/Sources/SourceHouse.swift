import Foundation
import Jobs
import OutboundHTTP
import Pictures
import Storage
import Support

@testable import Music

/// A house whose members connect sources of their own.
struct SourceHouse: Sendable {
    let house: MusicHouse
    let sources: SongSources

    init(_ backend: Backend, members: Int = 1, _ server: FakeServer, spotify: Bool = false) async throws {
        self.house = try await MusicHouse(backend, members: members)
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        let application = SpotifyApplication(
            id: "client",
            publicAddress: "https://spotter.example.org",
            address: "https://spotify.example"
        )
        self.sources = SongSources(
            database: self.house.database,
            seal: Seal(key: key),
            folder: MusicFolder(self.house.folder.path),
            access: SourceAccess(
                http: server.http,
                spotify: spotify ? SpotifyAccess(application, ask: server.ask) : nil
            ),
            allowsPrivate: false,
            imageProcessor: ImageProcessor(),
            now: { MusicHouse.now }
        )
    }

    func store(_ member: Int = 0) -> SourceStore { self.sources.store(of: self.house.members[member]) }

    /// Connects a Subsonic server without asking it, and returns the source's id.
    func connect(_ member: Int = 0, user: String = "ana") async throws -> String {
        let settings = SubsonicSettings(
            address: "https://music.example",
            user: user,
            password: "nine blue teapots",
            takesTokens: true
        )
        let id = RowID.new()
        let new = NewSource(id: id, kind: .subsonic, name: settings.name, settings: try settings.text)
        _ = try await self.store(member).add(new, at: MusicHouse.now)
        return id
    }

    func connectSpotify(_ member: Int = 0, until: Int64 = .max) async throws -> String {
        let settings = SpotifySettings(refreshToken: "refresh-1", accessToken: "access-1", until: until)
        let id = RowID.new()
        let new = NewSource(id: id, kind: .spotify, name: "Ana at Spotify", settings: try settings.text)
        _ = try await self.store(member).add(new, at: MusicHouse.now)
        return id
    }

    /// Runs the job that reads a source once, as it is taken from the table.
    @discardableResult
    func read(_ id: String, member: Int = 0) async throws -> JobOutcome {
        let payload = "\(self.house.members[member])/\(id)"
        let job = Job(id: 1, kind: SourceReading.kind, payload: payload, attempt: 1)
        return try await SourceReading(sources: self.sources, now: { MusicHouse.now }).run(job)
    }

    /// Runs the same job, and returns whether it is to run again.
    func isReadAgain(_ id: String) async throws -> Bool {
        switch try await self.read(id) {
        case .again: true
        case .done, .later, .hopeless: false
        }
    }

    /// Runs the job that tells a source of a heart.
    func tellHeart(of song: String, member: Int = 0) async throws {
        let job = Job(
            id: 2,
            kind: SourceHearts.kind,
            payload: "\(self.house.members[member])/\(song)",
            attempt: 1
        )
        _ = try await SourceHearts(sources: self.sources).run(job)
    }

    func songs(of member: Int = 0) async throws -> [ListedSong] { try await self.house.songs(of: member) }
}
