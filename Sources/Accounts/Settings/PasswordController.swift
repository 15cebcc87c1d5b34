import Foundation
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// Changing the password.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/settings/password` | asks for the old one and another; other devices are logged out |
package struct PasswordController: Sendable {
    let database: any Database
    let views: Views
    let passwords: PasswordChange

    package init(database: any Database, views: Views, passwords: PasswordChange) {
        self.database = database
        self.views = views
        self.passwords = passwords
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("me/settings/password", use: self.show)
        pages.post("me/settings/password", use: self.change)
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
        do {
            let values = try form.values()
            let isChanged = try await self.passwords.change(
                of: account.id,
                from: values.current,
                to: values.password,
                keeping: context.session
            )
            if !isChanged { throw FormErrors("current", "That isn't the password you have now.") }
        } catch let errors as FormErrors {
            return try self.page(errors, context).response()
        }
        return .onward(to: "/me/settings", toast: Toast("Your password is changed. Your other devices are logged out."))
    }

    private func page(_ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let frame = self.views.frame("Change password", back: "/me/settings", tab: .me, in: context)
        return try self.views.render(PasswordPage(errors, frame: frame))
    }
}
