import Foundation
import HTTPTypes
import Hummingbird
import Members
import Playlists
import Web

/// Serves of which mood songs are to a member.
///
/// | route | does |
/// |---|---|
/// | `POST /music/songs/{id}/moods` | says it; none leaves it to genre and tempo |
/// | `GET`, `PUT /api/v1/songs/{id}/moods` | the same for a device |
struct MoodController: Controller {
    let songs: MusicController
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.part(.music).post(MusicLinks.moods, use: self.say)
        let api = routes.api(.music).part(.music)
        api.get(SongAPI.moods, use: self.answer)
        api.put(SongAPI.moods, use: self.answerSaying)
    }

    func say(request: Request, context: MemberContext) async throws -> Response {
        let song = try await self.songs.song(context)
        let moods = try await request.form(SongMoodForm.self).values()
        try await self.set(moods, of: song, context)
        let words = moods.isEmpty ? "Its genre and tempo say its mood again" : "Its mood counts for you from now on"
        return .onward(to: MusicLinks.song(song.id), toast: Toast(words))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let song = try await self.songs.song(context)
        return JSONResponse(SongMoodsResponse(try await self.songs.moods(context).moods(of: song.id)))
    }

    func answerSaying(request: Request, context: MemberContext) async throws -> JSONResponse {
        let song = try await self.songs.song(context)
        let moods = try await request.form(SongMoodForm.self).values()
        try await self.set(moods, of: song, context)
        return JSONResponse(SongMoodsResponse(moods))
    }

    private func set(_ moods: Set<Mood>, of song: ListedSong, _ context: MemberContext) async throws {
        guard try await self.songs.moods(context).set(moods, of: song.id, at: self.now()) else {
            throw MusicController.tooMany
        }
    }
}
