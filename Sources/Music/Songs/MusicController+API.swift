import HTTPTypes
import Hummingbird
import Members
import Web

/// The API.
extension MusicController {
    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        let search = try request.query(SongSearchForm.self).values()
        return JSONResponse(SongsResponse(try await self.store(context).find(search), search))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(SongResponse(try await self.song(context)))
    }

    func answerFeeling(request: Request, context: MemberContext) async throws -> JSONResponse {
        let song = try await self.song(context)
        try await self.set(try await request.form(SongHeartForm.self).values(), of: song, context)
        return JSONResponse(SongResponse(try await self.song(context)))
    }

    func answerUnfeeling(request: Request, context: MemberContext) async throws -> Response {
        try await self.set(nil as SongHeart?, of: try await self.song(context), context)
        return Response(status: .noContent)
    }

    func answerTapping(request: Request, context: MemberContext) async throws -> JSONResponse {
        let song = try await self.song(context)
        _ = try await self.set(try await request.form(TappedTempoForm.self).values(), of: song, context)
        return JSONResponse(SongResponse(try await self.song(context)))
    }

    func answerUntapping(request: Request, context: MemberContext) async throws -> Response {
        _ = try await self.set(nil as Double?, of: try await self.song(context), context)
        return Response(status: .noContent)
    }
}
