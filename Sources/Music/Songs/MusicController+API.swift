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
}
