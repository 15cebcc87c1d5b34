import Hummingbird
import Members
import Web

/// Serves what the member likes.
extension PlaylistController {
    func taste(request: Request, context: MemberContext) async throws -> Page {
        try self.page(SongTasteForm(try await self.tastes(context).taste()), FormErrors(), context)
    }

    func saveTaste(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(SongTasteForm.self)
        return try await form.submit(again: { try self.page(form, $0, context) }) { taste in
            try await self.tastes(context).save(taste)
            return .onward(to: Places.music.path, toast: Toast("Your next playlists mind what you like"))
        }
    }

    func answerTaste(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(SongTasteResponse(try await self.tastes(context).taste()))
    }

    func answerSavingTaste(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.tastes(context).save(try await request.form(SongTasteForm.self).values())
        return JSONResponse(SongTasteResponse(try await self.tastes(context).taste()))
    }

    private func page(_ form: SongTasteForm, _ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let frame = self.frame("What I like", back: Places.music.path, context)
        return try self.views.render(SongTastePage(form, errors, frame: frame))
    }

    private func tastes(_ context: MemberContext) -> SongTasteStore {
        SongTasteStore(database: self.database, owner: context.signedIn.id)
    }
}
