import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Web

/// Serves the sound and the covers of songs, wherever they come from.
///
/// | route | does |
/// |---|---|
/// | `GET /music/songs/{id}/stream` | a song's sound, or a part of it (`Range`): 206, and 416 beyond its end |
/// | `GET /music/songs/{id}/cover/{size}` | its cover as JPEG, small (128 dots a side) or large (640) |
/// | `GET /api/v1/songs/{id}/stream`, `…/cover/{size}` | the same for a device |
struct SongStreamController: Controller {
    let sources: SongSources
    let limit: StreamLimit

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
        let slot = try self.limit.take(context.signedIn.id)
        do {
            guard let song = try await self.sources.source(of: id, for: context.signedIn.id) else {
                throw MusicController.missing
            }
            return try await song.source.stream(song.song, request, in: slot)
        } catch let problem as SourceProblem {
            throw problem.failure
        }
    }

    func cover(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: MusicController.missing)
        let size = context.parameters.get("size")
        guard size == "small" || size == "large",
            let bytes = try await self.cover(of: id, isLarge: size == "large", context)
        else { throw NotFound("This song has no such cover.") }
        return Response(
            status: .ok,
            headers: [.contentType: "image/jpeg", .cacheControl: "private, max-age=86400"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    private func cover(of id: String, isLarge: Bool, _ context: MemberContext) async throws -> [UInt8]? {
        do {
            guard let song = try await self.sources.source(of: id, for: context.signedIn.id), let cover = song.cover
            else { return nil }
            return try await song.source.cover(cover, isLarge: isLarge)
        } catch let problem as SourceProblem {
            throw problem.failure
        }
    }
}

extension RateLimiter.Rule {
    /// A song is a few requests, and whoever seeks asks anew each time.
    static let songStreams = Self("song-streams", burst: 120, perMinute: 240)
}
