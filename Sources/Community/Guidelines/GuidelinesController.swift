import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Shows the guidelines, to which members must agree first.
///
/// | route | does |
/// |---|---|
/// | `GET /together/guidelines` | the reasons to meet others, and the rules |
/// | `POST /together/guidelines` | agrees to them, and leads to where somebody wanted to go, or to the profile |
/// | `GET`, `PUT /api/v1/guidelines` | the same for a device |
struct GuidelinesController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let (own, api) = (routes.own, routes.api())
        own.get(TogetherLinks.guidelines, use: self.show)
        own.post(TogetherLinks.guidelines, .changesMember, use: self.agree)
        api.get(TogetherAPI.guidelines, use: self.answer)
        api.put(TogetherAPI.guidelines, .changesMember, use: self.answerAgreeing)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(GuidelinesForm.self)
        return try self.page(form, hasAgreed: try await self.store(context).hasAgreed(), FormErrors(), context)
    }

    func agree(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(GuidelinesForm.self)
        return try await form.submit(again: { try self.page(form, hasAgreed: false, $0, context) }) { _ in
            try await self.store(context).agree(at: self.now())
            if !form.next.isEmpty { return .onward(to: form.next) }
            let profile = try await ProfileStore(database: self.database, owner: context.signedIn.id).profile()
            return .onward(to: profile == nil ? TogetherLinks.profile.path : Places.together.path)
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(GuidelinesResponse(agreed: try await self.store(context).hasAgreed()))
    }

    func answerAgreeing(request: Request, context: MemberContext) async throws -> JSONResponse {
        _ = try await request.form(GuidelinesForm.self).values()
        try await self.store(context).agree(at: self.now())
        return JSONResponse(GuidelinesResponse(agreed: true))
    }

    private func page(
        _ form: GuidelinesForm,
        hasAgreed: Bool,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.views.frame(
            "Before you meet",
            back: Places.together.path,
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        return try self.views.render(GuidelinesPage(hasAgreed: hasAgreed, next: form.next, errors, frame: frame))
    }

    private func store(_ context: MemberContext) -> GuidelinesStore {
        GuidelinesStore(database: self.database, owner: context.signedIn.id)
    }
}
