import Foundation
import Hummingbird
import Storage
import Web

/// Asks for the code of members with a second factor, once their password was right.
///
/// | route | does |
/// |---|---|
/// | `GET /log-in/code` | leads back to the password |
/// | `POST /log-in/code` | opens a session |
struct CodeController: Controller {
    let views: Views
    let signIn: CodeSignIn
    let https: Bool

    func addRoutes(to routes: Routes) {
        let open = routes.open
        open.get(AccountLinks.code) { _, _ in Response.onward(to: Places.logIn.path) }
        open.post(AccountLinks.code, .limited(.signIn), .changesMember, .allowsSuspended, use: self.finish)
    }

    func finish(request: Request, context: AppContext) async throws -> Response {
        let form = try await request.form(CodeForm.self)
        guard let ticket = try SignInTicket(form.ticket, by: self.signIn.factors.seal, at: self.signIn.now()) else {
            return Self.again
        }
        do {
            return try await self.open(form, ticket, request, context)
        } catch is CodeSignIn.VoidTicket {
            return Self.again
        }
    }

    private static var again: Response {
        .onward(to: Places.logIn.path, toast: Toast("That page is no longer good. Log in again, please."))
    }

    private func open(
        _ form: CodeForm,
        _ ticket: SignInTicket,
        _ request: Request,
        _ context: AppContext
    ) async throws -> Response {
        try await form.submit(again: { try self.page(form, $0, in: context) }) { code in
            let visitor = Visitor.browser(request, remembered: form.remember)
            guard let opened = try await self.signIn.finish(ticket, code, by: visitor) else {
                throw FormErrors("code", "That code isn't good. Take the newest one, or a recovery code not used yet.")
            }
            return .signedIn(opened, to: opened.path(next: form.next), cookies: SessionCookie(https: self.https))
        }
    }

    private func page(_ form: CodeForm, _ errors: FormErrors, in context: AppContext) throws -> Page {
        let frame = self.views.frame("Log in", back: Places.logIn.path, in: context)
        let page = CodePage(ticket: form.ticket, remember: form.remember, next: form.next, errors, frame: frame)
        return try self.views.render(page)
    }
}
