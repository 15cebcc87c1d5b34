package import Foundation
import HTTPTypes
package import Hummingbird
package import Notices
package import Storage
package import Web

/// A new password for who forgot the old one.
///
/// | route | does |
/// |---|---|
/// | `GET /recovery` | asks for the address |
/// | `POST /recovery` | has a link mailed, if there is such an account; the answer is the same if not |
/// | `GET /recovery/{token}` | asks for the new password |
/// | `POST /recovery/{token}` | sets it, ends all sessions, opens one |
package struct RecoveryController: Sendable {
    private let database: any Database
    private let views: Views
    private let hasher: PasswordHasher
    private let links: RecoveryStore
    private let cookies: SessionCookie
    private let now: @Sendable () -> Date

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
        self.hasher = hasher
        self.links = RecoveryStore(database: database, mail: mail)
        self.cookies = SessionCookie(https: https)
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<AppContext>) {
        pages.get("recovery", use: self.ask)
        pages.post("recovery", use: self.send)
        pages.get("recovery/:token", use: self.choose)
        pages.post("recovery/:token", use: self.replace)
    }

    func ask(request: Request, context: AppContext) async throws -> Page {
        try self.views.render(RecoveryPage(RecoveryForm(), FormErrors(), frame: self.frame(context)))
    }

    func send(request: Request, context: AppContext) async throws -> Page {
        let form = try await request.form(RecoveryForm.self)
        switch form.validated() {
        case .valid(let email):
            let now = self.now()
            try await self.database.write { db in try RecoveryJob.ask(for: email, at: now, in: db) }
            return try self.views.render(RecoverySentPage(email: email, frame: self.frame(context)))
        case .invalid(let errors):
            return try self.views.render(RecoveryPage(form, errors, frame: self.frame(context)))
        }
    }

    func choose(request: Request, context: AppContext) async throws -> Page {
        let token = try context.parameters.require("token")
        guard let account = try await self.links.account(of: SecretToken(token), at: self.now()) else {
            return try self.gone(in: context)
        }
        let frame = self.frame(context)
        return try self.views.render(NewPasswordPage(FormErrors(), of: account, token: token, frame: frame))
    }

    func replace(request: Request, context: AppContext) async throws -> Response {
        let text = try context.parameters.require("token")
        let token = SecretToken(text)
        guard let account = try await self.links.account(of: token, at: self.now()) else {
            return try self.gone(in: context).response()
        }
        var form = try await request.form(NewPasswordForm.self)
        form.names = [account.email, account.screenName]
        switch form.validated() {
        case .valid(let password):
            let hash = try await self.hasher.hash(password)
            let visitor = Visitor.browser(request, remembered: false)
            guard let opened = try await self.links.use(token, newHash: hash, by: visitor, at: self.now()) else {
                return try self.gone(in: context).response()
            }
            return .signedIn(opened, to: opened.start, cookies: self.cookies)
        case .invalid(let errors):
            let frame = self.frame(context)
            return try self.views.render(NewPasswordPage(errors, of: account, token: text, frame: frame)).response()
        }
    }

    private func gone(in context: AppContext) throws -> Page {
        try self.views.render(RecoveryGonePage(frame: self.frame(context)))
    }

    private func frame(_ context: AppContext) -> Frame {
        self.views.frame("New password", back: "/log-in", in: context)
    }
}
