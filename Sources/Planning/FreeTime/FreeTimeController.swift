import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Asks when a member would train.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /free-time/settings` | when they would train, to be chosen |
/// | `GET`, `PUT /api/v1/free-time/settings` | the same for a device |
struct FreeTimeController: Controller {
    /// How many windows a page shows for each weekday at least.
    private static let places = 2

    let weeks: FreeWeeks
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.freeTimeSettings, use: self.settings)
        own.post(Places.freeTimeSettings, use: self.save)
        let api = routes.api()
        api.get(Places.freeTimeSettings, use: self.answerSettings)
        api.put(Places.freeTimeSettings, use: self.answerSave)
    }

    func settings(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(FreeTimeForm.self)
        let kept = try await self.store(context).settings() ?? .usual
        return try self.page(FreeTimeForm(kept, places: Self.places, next: asked.next), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(FreeTimeForm.self)
        return try await form.submit(again: { try self.page(form, $0, in: context) }) { settings in
            try await self.store(context).put(settings, at: self.weeks.now())
            return .onward(
                to: form.next.isEmpty ? Places.freeTime.path : form.next,
                toast: Toast("Your hours are kept")
            )
        }
    }

    func answerSettings(request: Request, context: MemberContext) async throws -> JSONResponse {
        let chosen = try await self.store(context).settings()
        return JSONResponse(FreeTimeResponse(chosen ?? .usual, isChosen: chosen != nil))
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let settings = try await request.form(FreeTimeForm.self).values()
        try await self.store(context).put(settings, at: self.weeks.now())
        return JSONResponse(FreeTimeResponse(settings, isChosen: true))
    }

    private func page(_ form: FreeTimeForm, _ errors: FormErrors, in context: MemberContext) throws -> Page {
        let back = form.next.isEmpty ? Places.freeTime.path : form.next
        return try self.views.render(
            FreeTimePage(form, errors, frame: self.frame("When you could train", back: back, in: context))
        )
    }

    private func frame(_ title: String, back: String, in context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: Places.help("free-time"), in: context)
    }

    private func store(_ context: MemberContext) -> FreeTimeStore {
        FreeTimeStore(database: self.weeks.database, owner: context.signedIn.id)
    }
}
