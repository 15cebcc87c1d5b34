import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The consent to be counted in cohorts.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/people-like-you` | explains the consent; switches it |
/// | `GET`, `PUT /api/v1/advice/sharing` | the switch for a device |
struct SharingController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(AdviceLinks.sharing, use: self.page)
        own.post(AdviceLinks.sharing, .changesMember, use: self.save)
        let api = routes.api()
        api.get(AdviceAPI.sharing, use: self.answer)
        api.put(AdviceAPI.sharing, .changesMember, use: self.answerChange)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let frame = self.views.frame(
            "People like you",
            back: AdviceLinks.today.path,
            tab: .me,
            help: Places.help("advice"),
            in: context
        )
        return try self.views.render(SharingPage(isSharing: try await self.store(context).hasAgreed(), frame: frame))
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let isSharing = try await self.change(request, context)
        let words =
            isSharing ? "Thank you. You count from the next round." : "You are out. Nothing of yours counts any more."
        return .onward(to: AdviceLinks.today.path, toast: Toast(words))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CohortSharingResponse(sharing: try await self.store(context).hasAgreed()))
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CohortSharingResponse(sharing: try await self.change(request, context)))
    }

    private func change(_ request: Request, _ context: MemberContext) async throws -> Bool {
        let isSharing = try await request.form(SharingForm.self).values()
        let store = self.store(context)
        if isSharing { try await store.agree(now: self.now()) } else { try await store.withdraw() }
        return isSharing
    }

    private func store(_ context: MemberContext) -> CohortStore {
        CohortStore(database: self.database, owner: context.signedIn.id)
    }
}

struct SharingForm: Form {
    static let fields: [String: FieldKind] = ["sharing": .flag]
    let input: FormInput

    /// A box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("sharing") }
}

struct CohortSharingResponse: Encodable, Sendable {
    let sharing: Bool
}

/// The page that explains the consent, with its switch.
struct SharingPage: PageModel {
    static let template = "advice/sharing"

    let isSharing: Bool
    let frame: Frame
}
