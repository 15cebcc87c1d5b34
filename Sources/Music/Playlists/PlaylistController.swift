import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves a member's playlists.
///
/// | route | does |
/// |---|---|
/// | `GET /music/playlists`, `/music/playlists/{id}` | the lists; one with its songs |
/// | `GET /music/playlists/new?workoutId=`, `POST /music/playlists` | the form for a list; makes it |
/// | `POST /music/daily/{id}` | finds or makes the day's list for a workout that is planned |
/// | `POST /music/playlists/{id}/name`, `…/love/{state}` | renames; makes it a favourite or not |
/// | `POST /music/playlists/{id}/removal`, `…/restoration` | deletes it, with Undo |
/// | `POST /music/playlists/{id}/songs/{song}/place/{place}` | moves a song |
/// | `POST /music/playlists/{id}/songs/{song}/removal`, `…/restoration` | takes a song out, with Undo |
/// | `POST /music/songs/{id}/playlists` | adds a song to a list |
/// | `GET`, `POST /music/taste` | what the member likes |
/// | `GET`, `POST /api/v1/playlists`; `GET`, `PATCH`, `DELETE …/{id}` | the same for a device |
/// | `GET`, `PUT /api/v1/song-taste` | likewise |
struct PlaylistController: Controller {
    let database: any Database
    let maker: PlaylistMaker
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.music)
        own.get(PlaylistLinks.all, use: self.list)
        own.get(Places.newPlaylist, use: self.new)
        own.post(PlaylistLinks.all, .limited(.playlists), use: self.make)
        own.post(PlaylistLinks.daily, .limited(.playlists), use: self.makeDaily)
        own.get(PlaylistLinks.playlist, use: self.show)
        own.post(PlaylistLinks.rename, use: self.rename)
        own.post(PlaylistLinks.love, use: self.love)
        own.post(PlaylistLinks.removal, use: self.remove)
        own.post(PlaylistLinks.restoration, use: self.restore)
        own.post(PlaylistLinks.place, use: self.move)
        own.post(PlaylistLinks.songRemoval, use: self.removeSong)
        own.post(PlaylistLinks.songRestoration, use: self.restoreSong)
        own.post(PlaylistLinks.adding, use: self.addSong)
        own.get(PlaylistLinks.taste, use: self.taste)
        own.post(PlaylistLinks.taste, use: self.saveTaste)
        let api = routes.api(.music).part(.music)
        api.get(PlaylistAPI.all, use: self.answerAll)
        api.post(PlaylistAPI.all, .limited(.playlists), use: self.answerMaking)
        api.get(PlaylistAPI.playlist, use: self.answer)
        api.patch(PlaylistAPI.playlist, use: self.answerChange)
        api.delete(PlaylistAPI.playlist, use: self.answerRemoval)
        api.get(PlaylistAPI.taste, use: self.answerTaste)
        api.put(PlaylistAPI.taste, use: self.answerSavingTaste)
    }

    static let missing = NotFound("This isn't one of your playlists, or it was deleted.")

    func list(request: Request, context: MemberContext) async throws -> Page {
        let lists = try await self.store(context).all()
        let planned = try await self.maker.ports.planned(context.signedIn)
        return try self.views.render(
            PlaylistsPage(lists, planned: planned, frame: self.frame("Playlists", back: Places.music.path, context))
        )
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(try await self.find(context), PlaylistNameForm(), FormErrors(), context)
    }

    private func page(
        _ list: Playlist,
        _ form: PlaylistNameForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        try self.views.render(
            try PlaylistPage(
                list,
                try await self.entries(of: list, context),
                highestPulse: try await self.maker.ports.highestPulse(context.signedIn),
                form,
                errors,
                frame: self.frame(list.name, back: PlaylistLinks.all.path, context)
            )
        )
    }

    func rename(request: Request, context: MemberContext) async throws -> Response {
        let list = try await self.find(context)
        let form = try await request.form(PlaylistNameForm.self)
        return try await form.submit(again: { try await self.page(list, form, $0, context) }) { name in
            try await self.rename(list, to: name, context)
            return .onward(to: PlaylistLinks.playlist(list.id), toast: Toast("It is called \(name) now"))
        }
    }

    /// Throws complaints where another list has the name.
    func rename(_ list: Playlist, to name: String, _ context: MemberContext) async throws {
        do {
            guard try await self.store(context).rename(list.id, to: name) != nil else { throw Self.missing }
        } catch is PlaylistStore.NameTaken {
            throw FormErrors("name", PlaylistNameForm.taken)
        }
    }

    func love(request: Request, context: MemberContext) async throws -> Response {
        let list = try await self.find(context)
        let state = context.parameters.get("state")
        guard state == "on" || state == "off", try await self.store(context).love(list.id, state == "on") else {
            throw Self.missing
        }
        let words = state == "on" ? "\(list.name) is a favourite" : "\(list.name) is one of many again"
        let undo = PlaylistLinks.love(list.id, list.isLoved)
        return .onward(to: PlaylistLinks.playlist(list.id), toast: Toast(words, undo: undo))
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let name = try await self.store(context).remove(id, at: self.now()) else { throw Self.missing }
        let toast = Toast("\(name) is deleted", undo: PlaylistLinks.restoration.path(id))
        return .onward(to: PlaylistLinks.all.path, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        do {
            guard let list = try await self.store(context).restore(id) else { throw Self.missing }
            return .onward(to: PlaylistLinks.playlist(id), toast: Toast("\(list.name) is back"))
        } catch is PlaylistStore.Full {
            throw Conflict(PlaylistStore.Full.words, headline: "There is no room")
        }
    }

    func find(_ context: MemberContext) async throws -> Playlist {
        let id = try context.id(orElse: Self.missing)
        guard let list = try await self.store(context).find(id) else { throw Self.missing }
        return list
    }

    /// Returns the songs of a list with what is known of those that are here.
    func entries(
        of list: Playlist,
        _ context: MemberContext
    ) async throws -> [(entry: PlaylistEntry, song: ListedSong?)] {
        let entries = try await self.store(context).entries(of: list.id)
        let songs = try await self.songs(context).find(entries.map(\.song))
        return entries.map { ($0, songs[$0.song]) }
    }

    func store(_ context: MemberContext) -> PlaylistStore {
        PlaylistStore(database: self.database, owner: context.signedIn.id)
    }

    func songs(_ context: MemberContext) -> SongStore {
        self.maker.libraries.songs(of: context.signedIn.id)
    }

    func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: Places.help("music"), in: context)
    }

    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(PlaylistsResponse(try await self.store(context).all()))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try await self.find(context), context)
    }

    func answerMaking(request: Request, context: MemberContext) async throws -> JSONResponse {
        let order = try await request.form(PlaylistForm.self).values()
        let list = try await self.make(order, context)
        return try await self.answer(list, context, status: .created)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let list = try await self.find(context)
        let change = try await request.form(PlaylistChangeForm.self).values()
        if let songs = change.songs {
            let known = Set(try await self.store(context).entries(of: list.id).map(\.song))
            let new = songs.filter { !known.contains($0) }
            guard try await self.songs(context).find(new).count == new.count else {
                throw FormErrors("songs", "There is no such song here.")
            }
        }
        if let name = change.name { try await self.rename(list, to: name, context) }
        if let isLoved = change.isLoved { _ = try await self.store(context).love(list.id, isLoved) }
        if let songs = change.songs { try await self.store(context).set(songs, of: list.id, at: self.now()) }
        return try await self.answer(try await self.find(context), context)
    }

    func answerRemoval(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard try await self.store(context).remove(id, at: self.now()) != nil else { throw Self.missing }
        return Response(status: .noContent)
    }

    private func answer(
        _ list: Playlist,
        _ context: MemberContext,
        status: HTTPResponse.Status = .ok
    ) async throws -> JSONResponse {
        JSONResponse(PlaylistResponse(list, try await self.entries(of: list, context)), status: status)
    }
}

extension RateLimiter.Rule {
    /// A list takes some milliseconds of a core.
    static let playlists = Self("playlists", burst: 30, perMinute: 20)
}
