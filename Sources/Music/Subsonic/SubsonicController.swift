import HTTPTypes
import Hummingbird
import Members
import Web

/// Connects a member's own Subsonic server.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /music/sources/subsonic` | asks for address, name and password, and tries them |
/// | `POST /api/v1/music/sources` | the same for a device |
struct SubsonicController: Controller {
    let sources: SongSources
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.part(.music).get(SourceLinks.subsonic, use: self.show)
        routes.own.part(.music).post(SourceLinks.subsonic, .limited(.sources), use: self.connect)
        routes.api(.music).part(.music).post(SourceAPI.sources, .limited(.sources), use: self.answer)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try self.page(SubsonicForm(input: FormInput()), FormErrors(), context)
    }

    func connect(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(SubsonicForm.self)
        return try await form.submit(again: { try self.page(form, $0, context) }) { values in
            let made = try await self.connect(values, for: context.signedIn.id)
            let toast = Toast("\(made.source.name) is connected. We're reading its songs.")
            return .onward(to: SourceLinks.card(made.source.id), toast: toast)
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(SubsonicForm.self).values()
        let made = try await self.connect(values, for: context.signedIn.id)
        return JSONResponse(SourceResponse(made.source), status: made.isNew ? .created : .ok)
    }

    /// Throws complaints for a server that doesn't let us in, or for which there is no room.
    private func connect(
        _ values: SubsonicForm.Values,
        for member: Member.ID
    ) async throws -> (source: MemberSource, isNew: Bool) {
        do {
            return try await self.sources.connect(values.account, as: values.id, for: member)
        } catch let problem as SourceProblem {
            throw FormErrors(problem)
        } catch let refusal as SourceStore.Refusal {
            throw FormErrors("form", refusal.words)
        }
    }

    private func page(_ form: SubsonicForm, _ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let frame = self.views.frame(
            "Connect a Subsonic server",
            back: SourceLinks.all.path,
            tab: .training,
            help: Places.help("music"),
            in: context
        )
        return try self.views.render(SubsonicPage(form, errors, frame: frame))
    }
}
