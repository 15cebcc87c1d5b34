import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Makes groups.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/rivals/new`, `POST /motivation/rivals` | makes one |
/// | `POST /api/v1/motivation/rivals` | the same for a device |
struct RivalMakingController: Controller {
    let rivals: Rivals
    let pages: RivalPages

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.rivals)
        own.get(RivalLinks.new, use: self.new)
        own.post(RivalLinks.all, .limited(.rivalGroups), use: self.make)
        let api = routes.api(.motivation).part(.rivals)
        api.post(RivalLinks.all, .limited(.rivalGroups), use: self.answerMaking)
    }

    func new(request: Request, context: MemberContext) throws -> Page {
        if let hidden = try self.pages.hidden(in: context) { return hidden }
        return try self.page(RivalGroupForm(new: self.today(context)), FormErrors(), context)
    }

    func make(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, context)
        return try await form.submit(again: { try self.page(form, $0, context) }) { values in
            _ = try await self.make(values, context.signedIn)
            return .onward(to: RivalLinks.group(values.id), toast: Toast("It stands. Share its code."))
        }
    }

    /// Answers 201 the first time, and 200 when the same request is sent again.
    func answerMaking(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await self.form(request, context).values()
        let isNew = try await self.make(values, context.signedIn)
        return try await self.pages.answer(values.id, status: isNew ? .created : .ok, context)
    }

    private func make(_ values: RivalGroupForm.Values, _ member: Member) async throws -> Bool {
        let isAdult = try await self.pages.isAdult(member)
        let outcome = try await self.rivals.making(of: member)
            .make(values.details, id: values.id, aims: values.aims, isAdult: isAdult, at: self.rivals.counter.now())
        switch outcome {
        case .made(let isNew): return isNew
        case .tooMany: throw FormErrors("form", RivalPages.tooMany)
        case .otherId: throw FormErrors.requestID()
        }
    }

    private func form(_ request: Request, _ context: MemberContext) async throws -> RivalGroupForm {
        var form = try await request.form(RivalGroupForm.self)
        form.today = self.today(context)
        return form
    }

    private func today(_ context: MemberContext) -> CalendarDay {
        context.signedIn.day(at: self.rivals.counter.now())
    }

    private func page(_ form: RivalGroupForm, _ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let frame = self.pages.frame("New group", back: RivalLinks.all.path, in: context)
        return try self.pages.views.render(RivalGroupFormPage(form, errors, frame: frame))
    }
}

extension RateLimiter.Rule {
    /// New groups: ten at once, then two a minute, because ended ones are kept too.
    fileprivate static let rivalGroups = Self("rival-groups", burst: 10, perMinute: 2)
}
