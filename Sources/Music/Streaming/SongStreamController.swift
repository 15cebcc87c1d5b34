import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Storage
import Web

/// Serves the sound and the covers of songs.
///
/// | route | does |
/// |---|---|
/// | `GET /music/songs/{id}/stream` | a song's file, or a part of it (`Range`): 206, and 416 beyond its end |
/// | `GET /music/songs/{id}/cover/{size}` | its cover as JPEG, small (128 dots a side) or large (640) |
/// | `GET /api/v1/songs/{id}/stream`, `…/cover/{size}` | the same for a device |
struct SongStreamController: Controller {
    let database: any Database
    /// Nil where the operator named none.
    let folder: MusicFolder?
    let places: StreamPlaces

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(MusicLinks.stream, .limited(.songStreams), use: self.stream)
        own.get(MusicLinks.cover, use: self.cover)
        let api = routes.api(.music).part(.music)
        api.get(SongAPI.stream, .limited(.songStreams), use: self.stream)
        api.get(SongAPI.cover, use: self.cover)
    }

    func stream(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: MusicController.missing)
        guard let folder = self.folder else { throw MusicController.missing }
        let place = try self.places.take(context.signedIn.id)
        for path in try await FolderStore(database: self.database).paths(of: id) {
            let file = try? await BackgroundThread.run { try SongFile(path, in: folder.root) }
            if let file { return SongStream(file: file, place: place).answer(request) }
        }
        throw MusicController.missing
    }

    func cover(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: MusicController.missing)
        let size = context.parameters.get("size")
        guard self.folder != nil, size == "small" || size == "large",
            let bytes = try await SongStore(database: self.database, owner: context.signedIn.id)
                .cover(of: id, isLarge: size == "large")
        else { throw HTTPError(.notFound, message: "This song has no such cover.") }
        return Response(
            status: .ok,
            headers: [.contentType: "image/jpeg", .cacheControl: "private, max-age=86400"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}

extension RateLimiter.Rule {
    /// A song is a few requests, and whoever seeks asks anew each time.
    static let songStreams = Self("song-streams", burst: 120, perMinute: 240)
}
