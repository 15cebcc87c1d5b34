import HTTPTypes
import Hummingbird
import Members
import Web

/// Changes the songs of a list.
extension PlaylistController {
    func move(request: Request, context: MemberContext) async throws -> Response {
        let list = try await self.find(context)
        let song = try self.song(context)
        let place = context.parameters.get("place").flatMap { Int($0) }
        guard let place, (0..<Playlist.mostSongs).contains(place) else { throw MusicController.missing }
        guard try await self.store(context).move(song, in: list.id, to: place) else { return self.gone(from: list) }
        return .onward(to: "\(PlaylistLinks.playlist(list.id))#\(PlaylistLinks.line(of: song))")
    }

    func removeSong(request: Request, context: MemberContext) async throws -> Response {
        let list = try await self.find(context)
        let song = try self.song(context)
        guard try await self.store(context).remove(song, from: list.id, at: self.now()) else {
            return self.gone(from: list)
        }
        let title = try await self.songs(context).find(song)?.title ?? "The song"
        let toast = Toast(
            "\(title) is out of this list",
            undo: PlaylistLinks.songRestoration.path(list.id, song)
        )
        return .onward(to: PlaylistLinks.playlist(list.id), toast: toast)
    }

    func restoreSong(request: Request, context: MemberContext) async throws -> Response {
        let list = try await self.find(context)
        let song = try self.song(context)
        let isBack = try await self.room(in: list) { try await self.store(context).restore(song, to: list.id) }
        guard isBack else { throw MusicController.missing }
        return .onward(
            to: "\(PlaylistLinks.playlist(list.id))#\(PlaylistLinks.line(of: song))",
            toast: Toast("The song is back in its place")
        )
    }

    func addSong(request: Request, context: MemberContext) async throws -> Response {
        let heard = try context.id(orElse: MusicController.missing)
        guard let song = try await self.songs(context).find(heard) else { throw MusicController.missing }
        let id = try await request.form(PlaylistChoiceForm.self).values()
        guard let list = try await self.store(context).find(id) else { throw Self.missing }
        try await self.room(in: list) { try await self.store(context).add(song.id, to: id) }
        let toast = Toast("\(song.title) is in \(list.name)", undo: PlaylistLinks.songRemoval.path(id, song.id))
        return .onward(to: MusicLinks.song(song.id), toast: toast)
    }

    /// Shows the list as it is: an older page of it asked for a song that was taken out since.
    private func gone(from list: Playlist) -> Response {
        .onward(to: PlaylistLinks.playlist(list.id), toast: Toast("That song isn't in \(list.name) any more"))
    }

    private func room<T>(in list: Playlist, _ work: () async throws -> T) async throws -> T {
        do {
            return try await work()
        } catch is PlaylistStore.ListFull {
            throw Conflict("\(list.name) is full: \(Playlist.mostSongs) songs.", headline: "There is no room")
        }
    }

    private func song(_ context: MemberContext) throws -> String {
        try context.id("song", orElse: MusicController.missing)
    }
}
