import Foundation
import HTTPTypes
import Hummingbird
import Notices
import Storage
import Web

/// Sets a new password for members who forgot the old one.
///
/// | route | does |
/// |---|---|
/// | `GET /recovery` | asks for the address |
/// | `POST /recovery` | has a link mailed, if there is such an account; the answer is the same if not |
/// | `GET /recovery/{token}` | asks for the new password |
/// | `POST /recovery/{token}` | sets it, ends all sessions, opens one or asks for a code |
struct RecoveryController: Controller {
    let database: any Database
    let views: Views
    let hasher: PasswordHasher
    let mail: MailJob
    let seal: Seal
    /// Whether letters leave this server; else whoever runs it finds them in its folder.
    var sendsMail = true
    /// The address by which members reach the operator; nil where none was set.
    var contact: String?
    let https: Bool
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let open = routes.open
        open.get(AccountLinks.recovery, use: self.ask)
        open.post(AccountLinks.recovery, .limited(.recovery), .changesMember, .allowsSuspended, use: self.send)
        open.get(AccountLinks.recoveryEnd, use: self.choose)
        open.post(AccountLinks.recoveryEnd, .changesMember, .allowsSuspended, use: self.replace)
    }

    func ask(request: Request, context: AppContext) async throws -> Page {
        try self.page(RecoveryForm(), FormErrors(), in: context)
    }

    func send(request: Request, context: AppContext) async throws -> Response {
        let form = try await request.form(RecoveryForm.self)
        return try await form.submit(again: { try self.page(form, $0, in: context) }) { email in
            let now = self.now()
            try await self.database.write { db in try RecoveryJob.ask(for: email, at: now, in: db) }
            return try self.views.render(self.sentPage(email, in: context)).response()
        }
    }

    func choose(request: Request, context: AppContext) async throws -> Page {
        let token = try context.parameters.require("token")
        guard let account = try await self.links.account(of: SecretToken(token), at: self.now()) else {
            return try self.gone(in: context)
        }
        return try self.page(FormErrors(), of: account, token: token, in: context)
    }

    func replace(request: Request, context: AppContext) async throws -> Response {
        let text = try context.parameters.require("token")
        let token = SecretToken(text)
        guard let account = try await self.links.account(of: token, at: self.now()) else {
            return try self.gone(in: context).response()
        }
        var form = try await request.form(NewPasswordForm.self)
        form.names = [account.email, account.screenName]
        return try await form.submit(again: { try self.page($0, of: account, token: text, in: context) }) { password in
            let hash = try await self.hasher.hash(password)
            let visitor = Visitor.browser(request, remembered: false)
            switch try await self.links.use(token, newHash: hash, by: visitor, at: self.now()) {
            case nil: return try self.gone(in: context).response()
            case .open(let opened)?:
                return .signedIn(opened, to: opened.start, cookies: SessionCookie(https: self.https))
            case .asksCode(let ticket)?:
                let sealed = try ticket.sealed(by: self.seal)
                let page = CodePage(ticket: sealed, remember: false, next: "", frame: self.frame(context))
                return try self.views.render(page).response()
            }
        }
    }

    private var links: RecoveryStore { RecoveryStore(database: self.database, mail: self.mail) }

    private func sentPage(_ email: String, in context: AppContext) -> RecoverySentPage {
        RecoverySentPage(email: email, sendsMail: self.sendsMail, contact: self.contact, frame: self.frame(context))
    }

    private func page(_ form: RecoveryForm, _ errors: FormErrors, in context: AppContext) throws -> Page {
        try self.views.render(RecoveryPage(form, errors, sendsMail: self.sendsMail, frame: self.frame(context)))
    }

    private func page(
        _ errors: FormErrors,
        of account: Account,
        token: String,
        in context: AppContext
    ) throws -> Page {
        let page = NewPasswordPage(errors, of: account, token: token, frame: self.frame(context))
        return try self.views.render(page)
    }

    private func gone(in context: AppContext) throws -> Page {
        try self.views.render(RecoveryGonePage(frame: self.frame(context)))
    }

    private func frame(_ context: AppContext) -> Frame {
        self.views.frame("New password", back: Places.logIn.path, in: context)
    }
}
