import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the page for changing the password.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/settings/password` | asks for the old one and another; other devices are logged out |
struct PasswordController: Controller {
    let database: any Database
    let views: Views
    let passwords: PasswordChange

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(SettingsLinks.password, use: self.show)
        own.post(SettingsLinks.password, .limited(.signIn), .changesMember, .allowsSuspended, use: self.change)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try self.page(FormErrors(), context)
    }

    func change(request: Request, context: MemberContext) async throws -> Response {
        var form = try await request.form(PasswordForm.self)
        guard let account = try await MemberStore(database: self.database).find(context.signedIn.id) else {
            throw SignInRequired()
        }
        form.names = [account.email, account.screenName]
        return try await form.submit(again: { try self.page($0, context) }) { values in
            let isChanged = try await self.passwords.change(
                of: account.id,
                from: values.current,
                to: values.password,
                keeping: context.session
            )
            if !isChanged { throw FormErrors("current", "That isn't the password you have now.") }
            let words = "Your password is changed. Your other devices are logged out."
            return .onward(to: Places.settings.path, toast: Toast(words))
        }
    }

    private func page(_ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let frame = self.views.frame("Change password", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(PasswordPage(errors, frame: frame))
    }
}
