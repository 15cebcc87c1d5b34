import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The API.
extension PlaylistController {
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
