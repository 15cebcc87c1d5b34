import Foundation
package import Hummingbird
package import Storage
package import Web

/// Leaving, and changing one's mind.
///
/// | route | does |
/// |---|---|
/// | `GET /me/leaving` | says what leaving means and asks for the password; to who has asked, offers to stay |
/// | `POST /me/leaving` | plans the deletion and logs out everywhere |
/// | `POST /me/leaving/end` | keeps the account |
package struct DeletionController: Sendable {
    private let database: any Database
    private let views: Views
    private let leaving: Leaving
    private let proof: PasswordProof
    private let cookies: SessionCookie

    package init(database: any Database, views: Views, leaving: Leaving, proof: PasswordProof, https: Bool) {
        self.database = database
        self.views = views
        self.leaving = leaving
        self.proof = proof
        self.cookies = SessionCookie(https: https)
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("me/leaving", use: self.show)
        pages.post("me/leaving", use: self.ask)
        pages.post("me/leaving/end", use: self.stay)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(FormErrors(), context)
    }

    func ask(request: Request, context: MemberContext) async throws -> Response {
        let password = try await request.form(OwnPasswordForm.self)
        let due: Date
        do {
            let input = try password.values()
            try await self.proof.demand(input, of: context.signedIn.id)
            guard let account = try await MemberStore(database: self.database).find(context.signedIn.id) else {
                throw SignInRequired()
            }
            due = try await self.leaving.ask(account)
        } catch let errors as FormErrors {
            return try await self.page(errors, context).response()
        } catch is LastAdministrator {
            return try await self.page(FormErrors("form", Self.onlyOne), context).response()
        }
        let day = CalendarWords.day(due, in: context.signedIn.timeZone)
        var response = Response.onward(to: "/", toast: Toast("Your account goes on \(day). Log in before to keep it."))
        response.setCookie(self.cookies.gone)
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }

    func stay(request: Request, context: MemberContext) async throws -> Response {
        try await self.leaving.stay(context.signedIn.id)
        return .onward(to: "/diary", toast: Toast("Good to have you back. Your account stays."))
    }

    private func page(_ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        let due = try await self.leaving.due(of: context.signedIn.id)
        let day = due.map { CalendarWords.day($0, in: context.signedIn.timeZone) }
        let frame = self.views.frame("Delete account", back: "/me/settings", tab: .me, in: context)
        return try self.views.render(LeavingPage(leavingOn: day, errors, frame: frame))
    }

    private static let onlyOne = """
        You are the only administrator, and others are here. Ask the operator to name another one first: \
        spotter admin make NAME.
        """
}
