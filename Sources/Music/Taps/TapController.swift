import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Serves the tempo that a member taps along to songs.
///
/// | route | does |
/// |---|---|
/// | `POST /music/songs/{id}/tap`, `…/removal`, `…/{bpm}/restoration` | sets one's tempo; takes it back; undoes |
/// | `PUT`, `DELETE /api/v1/songs/{id}/tap` | the same for a device |
struct TapController: Controller {
    let songs: MusicController
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.post(MusicLinks.tap, use: self.tap)
        own.post(MusicLinks.tapRemoval, use: self.untap)
        own.post(MusicLinks.tapRestoration, use: self.restoreTap)
        let api = routes.api(.music).part(.music)
        api.put(SongAPI.tap, use: self.answerTapping)
        api.delete(SongAPI.tap, use: self.answerUntapping)
    }

    func tap(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.songs.song(context)
        let form = try await request.form(TappedTempoForm.self)
        return try await form.submit(again: { try await self.songs.page(song, form, $0, context) }) { tempo in
            try await self.onward(from: song, tempo, "Your tempo counts for you from now on", context)
        }
    }

    func untap(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.songs.song(context)
        return try await self.onward(from: song, nil, "Your tempo is taken back", context)
    }

    func restoreTap(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.songs.song(context)
        guard let tempo = Double(context.parameters.get("bpm") ?? ""), TappedTempo.range.contains(tempo) else {
            throw MusicController.missing
        }
        return try await self.onward(from: song, tempo, "Your tempo is back", context)
    }

    private func onward(
        from song: ListedSong,
        _ tempo: Double?,
        _ words: String,
        _ context: MemberContext
    ) async throws -> Response {
        let before = try await self.set(tempo, of: song, context)
        let undo =
            before.map { MusicLinks.tapRestoration.path(song.id, "\($0)") } ?? MusicLinks.tapRemoval.path(song.id)
        return .onward(to: MusicLinks.song(song.id), toast: Toast(words, undo: undo))
    }

    func answerTapping(request: Request, context: MemberContext) async throws -> JSONResponse {
        let song = try await self.songs.song(context)
        try await self.set(try await request.form(TappedTempoForm.self).values(), of: song, context)
        return JSONResponse(SongResponse(try await self.songs.song(context)))
    }

    func answerUntapping(request: Request, context: MemberContext) async throws -> Response {
        try await self.set(nil, of: try await self.songs.song(context), context)
        return Response(status: .noContent)
    }

    /// Sets or takes back the member's tempo, and returns the one before.
    @discardableResult
    private func set(_ tempo: Double?, of song: ListedSong, _ context: MemberContext) async throws -> Double? {
        let taps = TappedTempoStore(database: self.songs.database, owner: context.signedIn.id)
        guard let change = try await taps.set(tempo, of: song.id, at: self.now()) else { throw MusicController.tooMany }
        return change.before
    }
}
