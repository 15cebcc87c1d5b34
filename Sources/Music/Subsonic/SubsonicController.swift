import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
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
    let now: @Sendable () -> Date

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

    /// Throws `FormErrors` for a server that doesn't let us in.
    private func connect(
        _ values: SubsonicForm.Values,
        for member: Int64
    ) async throws -> (source: MemberSource, isNew: Bool) {
        let store = self.sources.store(of: member)
        do {
            if let there = try await store.find(values.id) { return (there, false) }
            try await store.checkRoom()
            let connector = SubsonicConnector(
                gate: self.sources.access.gate,
                allowsPrivate: self.sources.allowsPrivate
            )
            let settings = try await connector.connect(values.account)
            let new = NewSource(id: values.id, kind: .subsonic, name: settings.name, settings: try settings.text)
            return try await store.add(new, at: self.now())
        } catch SourceTrouble.closed {
            throw FormErrors("password", "Name or password didn't open it.")
        } catch let trouble as SourceTrouble {
            throw FormErrors("address", trouble.words)
        } catch is SourceStore.Full {
            throw FormErrors("form", SourceStore.Full.words)
        } catch is SourceStore.Known {
            throw FormErrors("form", SourceStore.Known.words)
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

/// The page for connecting a Subsonic server.
struct SubsonicPage: PageModel {
    static let template = "sources/subsonic"

    let frame: Frame
    let status: HTTPResponse.Status
    let requestId: String
    let formComplaints: [String]
    let address: FieldView
    let user: FieldView
    let password: FieldView

    init(_ form: SubsonicForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.requestId = RowID.new()
        self.formComplaints = errors["form"] + errors["requestId"] + errors["kind"]
        self.address = FieldView("address", of: form, errors)
        self.user = FieldView("user", of: form, errors)
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
