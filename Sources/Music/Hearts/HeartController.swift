import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Serves what a member feels for songs.
///
/// | route | does |
/// |---|---|
/// | `POST /music/songs/{id}/heart/{kind}` | loves it, bans it, or neither (`none`) |
/// | `PUT`, `DELETE /api/v1/songs/{id}/heart` | the same for a device |
struct HeartController: Controller {
    let songs: MusicController
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.part(.music).post(MusicLinks.heart, use: self.feel)
        let api = routes.api(.music).part(.music)
        api.put(SongAPI.heart, use: self.answerFeeling)
        api.delete(SongAPI.heart, use: self.answerUnfeeling)
    }

    func feel(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.songs.song(context)
        let kind = context.parameters.get("kind") ?? ""
        let heart = SongHeart(rawValue: kind)
        guard heart != nil || kind == "none" else { throw MusicController.missing }
        let before = try await self.set(heart, of: song, context)
        let search = request.uri.query == nil ? nil : try? request.query(SongSearchForm.self).values()
        let words =
            switch heart {
            case .loved: "You love \(song.title)"
            case .never: "\(song.title) won't be played to you again"
            case nil: "\(song.title) is one of many again"
            }
        let undo = MusicLinks.heart(before, of: song.id, from: search)
        let path = search.map { "\(MusicLinks.songs($0))#\(MusicLinks.line(of: song.id))" } ?? MusicLinks.song(song.id)
        return .onward(to: path, toast: Toast(words, undo: undo))
    }

    func answerFeeling(request: Request, context: MemberContext) async throws -> JSONResponse {
        let song = try await self.songs.song(context)
        try await self.set(try await request.form(SongHeartForm.self).values(), of: song, context)
        return JSONResponse(SongResponse(try await self.songs.song(context)))
    }

    func answerUnfeeling(request: Request, context: MemberContext) async throws -> Response {
        try await self.set(nil, of: try await self.songs.song(context), context)
        return Response(status: .noContent)
    }

    /// Sets or takes back the member's heart, and returns the one before.
    @discardableResult
    private func set(_ heart: SongHeart?, of song: ListedSong, _ context: MemberContext) async throws -> SongHeart? {
        let hearts = SongHeartStore(database: self.songs.database, owner: context.signedIn.id)
        guard let change = try await hearts.set(heart, of: song.id, at: self.now()) else {
            throw MusicController.tooMany
        }
        return change.before
    }
}
