import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Serves the first page, and sign-up.
///
/// | route | does |
/// |---|---|
/// | `GET /` | log in or sign up; who is signed in goes to the diary |
/// | `GET /sign-up?invitation=` | asks who you are, or says why you can't sign up |
/// | `POST /sign-up` | makes the account, opens a session, leads to the first questions |
/// | `POST /api/v1/members` | makes the account |
struct SignUpController: Controller {
    let views: Views
    let signUp: SignUp
    /// In years: from 16 on no country of the European Union requires a parent's consent (GDPR, article 8).
    var minimumAge = 16
    let https: Bool
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let open = routes.open
        open.get(Places.start, use: self.choose)
        open.get(Places.signUp, use: self.ask)
        open.post(Places.signUp, .limited(.signUp), .changesMember, .allowsSuspended, use: self.join)
        routes.openAPI.post(AccountAPI.members, .limited(.signUp), .allowsSuspended, use: self.answerJoin)
    }

    func choose(request: Request, context: AppContext) async throws -> Response {
        if context.member != nil { return .onward(to: Places.today.path) }
        return try self.views.render(ChoosePage(frame: self.views.frame("Spotter", in: context))).response()
    }

    func ask(request: Request, context: AppContext) async throws -> Response {
        if context.member != nil { return .onward(to: Places.today.path) }
        var form = try request.query(SignUpForm.self)
        form = SignUpForm(FormInput(["invitation": form.invitation?.text ?? ""]))
        if let refusal = try await self.signUp.refusal(of: form.invitation) {
            let frame = self.views.frame("Sign up", back: Places.start.path, in: context)
            return try self.views.render(SignUpClosedPage(frame: frame, words: refusal)).response()
        }
        // A birthday may have begun already where the visitor is: the first time zones are 14 hours ahead of UTC.
        form.ages = self.ages(in: TimeZone(secondsFromGMT: 14 * 3_600) ?? .gmt)
        return try self.page(form, FormErrors(), in: context).response()
    }

    func join(request: Request, context: AppContext) async throws -> Response {
        let form = try await self.form(of: request)
        let again = { (errors: FormErrors) in
            try self.page(form, try await self.signUp.complaints(errors, about: form), in: context)
        }
        return try await form.submit(again: again) { values in
            let opened = try await self.signUp.join(values, by: .browser(request, remembered: true))
            return .signedIn(opened, to: AccountLinks.welcome.path, cookies: SessionCookie(https: self.https))
        }
    }

    func answerJoin(request: Request, context: AppContext) async throws -> JSONResponse {
        let form = try await self.form(of: request)
        return JSONResponse(SignUpResponse(try await self.signUp.join(form)), status: .created)
    }

    private func form(of request: Request) async throws -> SignUpForm {
        var form = try await request.form(SignUpForm.self)
        form.ages = self.ages(in: TimeZone(identifier: form.input["timeZone"]) ?? .gmt)
        return form
    }

    private func ages(in timeZone: TimeZone) -> AgeRule {
        AgeRule(minimum: self.minimumAge, today: CalendarDay(self.now(), in: timeZone))
    }

    private func page(_ form: SignUpForm, _ errors: FormErrors, in context: AppContext) throws -> Page {
        let frame = self.views.frame("Sign up", back: Places.start.path, in: context)
        return try self.views.render(SignUpPage(form, errors, frame: frame))
    }
}
