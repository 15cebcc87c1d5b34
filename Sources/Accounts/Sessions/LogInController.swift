package import Foundation
import HTTPTypes
package import Hummingbird
package import Notices
package import Storage
package import Web

/// Coming in and going out.
///
/// | route | does |
/// |---|---|
/// | `GET /log-in` | asks for login and password |
/// | `POST /log-in` | opens a session, ends the one this browser had |
/// | `POST /log-out` | ends the session of this browser |
/// | `POST /api/v1/sessions` | opens a session for a device |
/// | `DELETE /api/v1/sessions/current` | ends the session whose token is sent |
package struct LogInController: Sendable {
    private let database: any Database
    private let views: Views
    private let signIn: SignIn
    private let cookies: SessionCookie

    package init(
        database: any Database,
        views: Views,
        hasher: PasswordHasher,
        mail: MailJob,
        https: Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.views = views
        self.signIn = SignIn(database: database, hasher: hasher, mail: mail, now: now)
        self.cookies = SessionCookie(https: https)
    }

    package func addRoutes(to pages: some RouterMethods<AppContext>) {
        pages.get("log-in", use: self.ask)
        pages.post("log-in", use: self.logIn)
        pages.post("log-out", use: self.logOut)
    }

    /// For `/api/v1`: `open` is what strangers may ask, `own` what members may.
    package func addRoutes(open: some RouterMethods<AppContext>, own: some RouterMethods<MemberContext>) {
        open.post("sessions", use: self.openForDevice)
        own.delete("sessions/current", use: self.endCurrent)
    }

    func ask(request: Request, context: AppContext) async throws -> Response {
        if context.member != nil { return .onward(to: "/diary") }
        return try self.page(try request.query(LogInForm.self), FormErrors(), in: context)
    }

    func logIn(request: Request, context: AppContext) async throws -> Response {
        let form = try await request.form(LogInForm.self)
        switch form.validated() {
        case .valid(let values):
            let visitor = Visitor.browser(request, remembered: values.remember)
            guard let opened = try await self.signIn.attempt(values, by: visitor) else {
                return try self.page(form, FormErrors("form", Self.mismatch), in: context)
            }
            let goesOn = form.next.isEmpty || opened.isLeaving
            return .signedIn(opened, to: goesOn ? opened.start : form.next, cookies: self.cookies)
        case .invalid(let errors):
            return try self.page(form, errors, in: context)
        }
    }

    func logOut(request: Request, context: AppContext) async throws -> Response {
        if let member = context.member, let session = context.session {
            _ = try await SessionStore(database: self.database, owner: member.id).end(session)
        }
        var response = Response.onward(to: "/", toast: Toast("You are logged out."))
        response.setCookie(self.cookies.gone)
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }

    func openForDevice(request: Request, context: AppContext) async throws -> JSONResponse {
        let values = try await request.form(LogInForm.self).values()
        guard let opened = try await self.signIn.attempt(values, by: .program(request)) else {
            throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Bearer"], message: Self.mismatch)
        }
        return JSONResponse(DeviceSession(opened), status: .created)
    }

    func endCurrent(request: Request, context: MemberContext) async throws -> Response {
        if let session = context.session {
            _ = try await SessionStore(database: self.database, owner: context.signedIn.id).end(session)
        }
        return Response(status: .noContent)
    }

    private func page(_ form: LogInForm, _ errors: FormErrors, in context: AppContext) throws -> Response {
        let frame = self.views.frame("Log in", back: "/", in: context)
        return try self.views.render(LogInPage(form, errors, frame: frame)).response()
    }

    private static let mismatch = "These two don't match. Check both, or choose a new password."
}

/// What a device is told about its new session.
private struct DeviceSession: Encodable, Sendable {
    /// To be sent as `Authorization: Bearer`.
    let token: String
    /// As RFC 3339 has it; every use moves it on, to a year after its beginning at most.
    let expiresAt: String

    init(_ opened: OpenedSession) {
        self.token = opened.token.text
        self.expiresAt = opened.expiresAt.formatted(.iso8601)
    }
}

extension HTTPField.Name {
    static let clearSiteData = HTTPField.Name("Clear-Site-Data")!
}
