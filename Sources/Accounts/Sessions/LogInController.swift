import Foundation
import HTTPTypes
import Hummingbird
import Members
import Notices
import Storage
import Web

/// Logs members in and out.
///
/// | route | does |
/// |---|---|
/// | `GET /log-in` | asks for login and password |
/// | `POST /log-in` | opens a session, ends the one this browser had; or asks for a code |
/// | `POST /log-out` | ends the session of this browser |
/// | `POST /api/v1/sessions` | opens a session for a device |
/// | `DELETE /api/v1/sessions/current` | ends the session whose token is sent |
struct LogInController: Controller {
    let database: any Database
    let views: Views
    let hasher: PasswordHasher
    let mail: MailJob
    let guesses: GuessLimit?
    let codes: CodeSignIn
    let https: Bool
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let open = routes.open
        open.get(Places.logIn, use: self.ask)
        open.post(Places.logIn, .limited(.signIn), .changesMember, .allowsSuspended, use: self.logIn)
        open.post(Places.logOut, .changesMember, .allowsSuspended, use: self.logOut)
        routes.openAPI.post(
            AccountAPI.sessions,
            .limited(.signIn),
            .changesMember,
            .allowsSuspended,
            use: self.answerOpen
        )
        routes.api().delete(AccountAPI.currentSession, .changesMember, .allowsSuspended, use: self.answerLogOut)
    }

    func ask(request: Request, context: AppContext) async throws -> Response {
        if context.member != nil { return .onward(to: Places.today.path) }
        return try self.page(try request.query(LogInForm.self), FormErrors(), in: context).response()
    }

    func logIn(request: Request, context: AppContext) async throws -> Response {
        let form = try await request.form(LogInForm.self)
        return try await form.submit(again: { try self.page(form, $0, in: context) }) { values in
            let visitor = Visitor.browser(request, remembered: values.remember)
            switch try await self.signIn.attempt(values, by: visitor) {
            case nil: throw FormErrors("form", Self.mismatch)
            case .open(let opened)?:
                return .signedIn(opened, to: opened.path(next: form.next), cookies: self.cookies)
            case .asksCode(let ticket)?:
                let (sealed, frame) = (try ticket.sealed(by: self.codes.factors.seal), self.frame(context))
                let page = CodePage(ticket: sealed, remember: values.remember, next: form.next, frame: frame)
                return try self.views.render(page).response()
            }
        }
    }

    func logOut(request: Request, context: AppContext) async throws -> Response {
        if let member = context.member, let session = context.session {
            _ = try await SessionStore(database: self.database, owner: member.id).end(session)
        }
        return .onward(to: Places.start.path, toast: Toast("You are logged out."))
    }

    func answerOpen(request: Request, context: AppContext) async throws -> JSONResponse {
        let values = try await request.form(LogInForm.self).values()
        guard let opened = try await self.open(values, by: .program(request)) else {
            throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Bearer"], message: Self.deviceMismatch)
        }
        return JSONResponse(LogInResponse(opened), status: .created)
    }

    /// Returns nil alike for a wrong login, password or code, for a code that is missing, and after too many wrong codes,
    /// of which only those hear who know the password.
    private func open(_ values: LogInForm.Values, by visitor: Visitor) async throws -> OpenedSession? {
        switch try await self.signIn.attempt(values, by: visitor, isWhole: true) {
        case nil: return nil
        case .open(let opened)?: return opened
        case .asksCode(let ticket)?:
            guard !values.code.isEmpty else { return nil }
            do {
                let opened = try await self.codes.finish(ticket, values.code, by: visitor)
                if opened != nil { try await self.signIn.forgive(values, by: visitor) }
                return opened
            } catch is TooOften {
                return nil
            } catch is CodeSignIn.VoidTicket {
                return nil
            }
        }
    }

    func answerLogOut(request: Request, context: MemberContext) async throws -> Response {
        if let session = context.session {
            _ = try await SessionStore(database: self.database, owner: context.signedIn.id).end(session)
        }
        return Response(status: .noContent)
    }

    private var signIn: SignIn {
        SignIn(database: self.database, hasher: self.hasher, mail: self.mail, guesses: self.guesses, now: self.now)
    }

    private var cookies: SessionCookie { SessionCookie(https: self.https) }

    private func page(_ form: LogInForm, _ errors: FormErrors, in context: AppContext) throws -> Page {
        try self.views.render(LogInPage(form, errors, frame: self.frame(context)))
    }

    private func frame(_ context: AppContext) -> Frame {
        self.views.frame("Log in", back: Places.start.path, in: context)
    }

    private static let mismatch = """
        These two don't match. Check both, or choose a new password. After ten wrong ones, wait a quarter of an hour.
        """
    private static let deviceMismatch = """
        These don't match. Check them; who logs in with two steps sends a code too, and after ten wrong ones waits a \
        quarter of an hour.
        """
}
