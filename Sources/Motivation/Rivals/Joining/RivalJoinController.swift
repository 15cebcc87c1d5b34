import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Lets members into groups by a code, and out of them.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/rivals/joining?code=` | asks for the code, or says what others will see |
/// | `POST /motivation/rivals/joining` | joins |
/// | `POST /motivation/rivals/{id}/leaving`, `…/return` | leaves; comes back, for ten minutes |
/// | `GET`, `POST /api/v1/motivation/rivals/joining` | the same for a device |
/// | `DELETE`, `PUT /api/v1/motivation/rivals/{id}/seat` | leaves; comes back |
struct RivalJoinController: Controller {
    let rivals: Rivals
    let pages: RivalPages

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.rivals)
        own.get(RivalLinks.joining, .limited(.rivalCodes), use: self.ask)
        own.post(RivalLinks.joining, .limited(.rivalCodes), use: self.join)
        own.post(RivalLinks.leaving, use: self.leave)
        own.post(RivalLinks.returning, use: self.comeBack)
        let api = routes.api(.motivation).part(.rivals)
        api.get(RivalLinks.joining, .limited(.rivalCodes), use: self.answerOffer)
        api.post(RivalLinks.joining, .limited(.rivalCodes), use: self.answerJoin)
        api.delete(RivalAPI.seat, use: self.answerLeave)
        api.put(RivalAPI.seat, use: self.answerReturn)
    }

    func ask(request: Request, context: MemberContext) async throws -> Page {
        if let hidden = try self.pages.hidden(in: context) { return hidden }
        let form = try request.query(RivalCodeForm.self)
        guard form.input.has("code") else { return try self.page(nil, form, FormErrors(), context) }
        return try await form.look(again: { try self.page(nil, form, $0, context) }) { code in
            guard let offered = try await self.rivals.offered(code, to: context.signedIn) else {
                throw FormErrors("code", RivalCodeForm.unknown)
            }
            let input = FormInput(RivalAimsForm.usual.merging(["code": code]) { $1 })
            return try self.page(offered, RivalJoinForm(input), FormErrors(), context)
        }
    }

    func join(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(RivalJoinForm.self)
        let again = { (errors: FormErrors) async throws -> Page in
            let code = RivalCode.read(form.input["code"]) ?? ""
            return try self.page(try await self.rivals.offered(code, to: context.signedIn), form, errors, context)
        }
        return try await form.submit(again: again) { values in
            let id = try await self.join(values, context.signedIn)
            return .onward(to: RivalLinks.group(id), toast: Toast("You're in.", undo: RivalLinks.leaving.path(id)))
        }
    }

    func leave(request: Request, context: MemberContext) async throws -> Response {
        let id = try self.pages.id(context)
        try await self.leave(id, context.signedIn)
        let toast = Toast("You left the group.", undo: RivalLinks.returning.path(id))
        return .onward(to: RivalLinks.all.path, toast: toast)
    }

    func comeBack(request: Request, context: MemberContext) async throws -> Response {
        let id = try await self.comeBack(to: try self.pages.id(context), context.signedIn)
        return .onward(to: RivalLinks.group(id), toast: Toast("You're in again."))
    }

    func answerOffer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let code = try request.query(RivalCodeForm.self).values()
        guard let offered = try await self.rivals.offered(code, to: context.signedIn) else {
            throw NotFound(RivalCodeForm.unknown)
        }
        return JSONResponse(RivalOfferResponse(offered))
    }

    func answerJoin(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(RivalJoinForm.self).values()
        let id = try await self.join(values, context.signedIn)
        return try await self.pages.answer(id, context)
    }

    func answerLeave(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        try await self.leave(try self.pages.id(context), context.signedIn)
        return .noContent
    }

    func answerReturn(request: Request, context: MemberContext) async throws -> JSONResponse {
        let id = try await self.comeBack(to: try self.pages.id(context), context.signedIn)
        return try await self.pages.answer(id, context)
    }

    private func join(_ values: RivalJoinForm.Values, _ member: Member) async throws -> RivalGroup.ID {
        let isAdult = try await self.pages.isAdult(member)
        let outcome = try await self.rivals.joining(of: member)
            .join(values.code, values.aims, isAdult: isAdult, at: self.rivals.counter.now())
        switch outcome {
        case .joined(let id), .wasIn(let id): return id
        case .unknown: throw FormErrors("code", RivalCodeForm.unknown)
        case .over: throw FormErrors("form", Self.over)
        case .full: throw FormErrors("form", Self.full)
        case .tooMany: throw FormErrors("form", RivalPages.tooMany)
        }
    }

    private func leave(_ id: RivalGroup.ID, _ member: Member) async throws {
        guard try await self.rivals.joining(of: member).leave(id, at: self.rivals.counter.now()) else {
            throw RivalPages.missing
        }
    }

    private func comeBack(to id: RivalGroup.ID, _ member: Member) async throws -> RivalGroup.ID {
        _ = try await self.pages.isAdult(member)
        switch try await self.rivals.joining(of: member).comeBack(to: id, at: self.rivals.counter.now()) {
        case .joined(let id), .wasIn(let id): return id
        case .unknown: throw RivalPages.missing
        case .over: throw Conflict(Self.over)
        case .full: throw Conflict(Self.full)
        case .tooMany: throw Conflict(RivalPages.tooMany)
        }
    }

    private static let over = "This group has ended. Ask whoever made it for the next one."
    private static let full = "This group has \(RivalGroup.mostMembers) people, and no place left."

    private func page(
        _ offered: Rivals.Offered?,
        _ form: some Form,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        try self.pages.views.render(
            RivalJoinPage(
                offered,
                form,
                errors,
                today: context.signedIn.day(at: self.rivals.counter.now()),
                frame: self.pages.frame("Join a group", back: RivalLinks.all.path, in: context)
            )
        )
    }
}

extension RateLimiter.Rule {
    /// Codes of groups: twenty at once, then one in six seconds, for each member.
    fileprivate static let rivalCodes = Self("rival-codes", burst: 20, perMinute: 10, byMember: true)
}
