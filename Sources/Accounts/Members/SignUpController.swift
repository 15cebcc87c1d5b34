package import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Web

/// The first page, and becoming a member.
///
/// | route | does |
/// |---|---|
/// | `GET /` | log in or sign up; who is signed in goes to the diary |
/// | `GET /sign-up` | asks who you are |
/// | `POST /sign-up` | makes the account, opens a session, leads to the first questions |
/// | `POST /api/v1/members` | makes the account |
package struct SignUpController: Sendable {
    private let views: Views
    private let signUp: SignUp
    private let minimumAge: Int
    private let cookies: SessionCookie
    private let now: @Sendable () -> Date

    /// `minimumAge` in years: 16 is where no country of the European Union asks for a parent (GDPR, article 8).
    package init(
        views: Views,
        signUp: SignUp,
        minimumAge: Int = 16,
        https: Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.views = views
        self.signUp = signUp
        self.minimumAge = minimumAge
        self.cookies = SessionCookie(https: https)
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<AppContext>) {
        pages.get("", use: self.choose)
        pages.get("sign-up", use: self.ask)
        pages.post("sign-up", use: self.join)
    }

    /// For `/api/v1`.
    package func addRoutes(open: some RouterMethods<AppContext>) {
        open.post("members", use: self.joinFromDevice)
    }

    func choose(request: Request, context: AppContext) async throws -> Response {
        if context.member != nil { return .onward(to: "/diary") }
        return try self.views.render(ChoosePage(frame: self.views.frame("Spotter", in: context))).response()
    }

    func ask(request: Request, context: AppContext) async throws -> Response {
        if context.member != nil { return .onward(to: "/diary") }
        var form = SignUpForm()
        // Where the visitor is, a birthday may have begun already: the first to see a day are 14 hours ahead.
        form.ages = self.ages(in: TimeZone(secondsFromGMT: 14 * 3_600) ?? .gmt)
        return try self.page(form, FormErrors(), in: context)
    }

    func join(request: Request, context: AppContext) async throws -> Response {
        let form = try await self.form(of: request)
        switch form.validated() {
        case .valid(let values):
            do {
                let opened = try await self.signUp.join(values, by: .browser(request, remembered: true))
                return .signedIn(opened, to: "/welcome", cookies: self.cookies)
            } catch let errors as FormErrors {
                return try self.page(form, errors, in: context)
            }
        case .invalid(let errors):
            return try self.page(form, errors, in: context)
        }
    }

    func joinFromDevice(request: Request, context: AppContext) async throws -> JSONResponse {
        let account = try await self.signUp.join(try await self.form(of: request).values())
        return JSONResponse(JoinedMember(account), status: .created)
    }

    private func form(of request: Request) async throws -> SignUpForm {
        var form = try await request.form(SignUpForm.self)
        form.ages = self.ages(in: TimeZone(identifier: form.input["timeZone"]) ?? .gmt)
        return form
    }

    private func ages(in timeZone: TimeZone) -> AgeRule {
        AgeRule(minimum: self.minimumAge, today: CalendarDay(self.now(), in: timeZone))
    }

    private func page(_ form: SignUpForm, _ errors: FormErrors, in context: AppContext) throws -> Response {
        let frame = self.views.frame("Sign up", back: "/", in: context)
        return try self.views.render(SignUpPage(form, errors, frame: frame)).response()
    }
}

/// What a device is told about the member it made.
private struct JoinedMember: Encodable, Sendable {
    let id: Int64
    let firstName: String
    let lastName: String
    let screenName: String
    let email: String

    init(_ account: Account) {
        self.id = account.id
        self.firstName = account.firstName
        self.lastName = account.lastName
        self.screenName = account.screenName
        self.email = account.email
    }
}
