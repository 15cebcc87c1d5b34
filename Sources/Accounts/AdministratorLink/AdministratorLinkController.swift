package import Foundation
import HTTPTypes
package import Hummingbird
package import Storage
package import Web

/// Becoming the administrator of a Spotter that has none, by the link that was printed at its start.
///
/// | route | does |
/// |---|---|
/// | `GET /administrator/{token}` | shows one button, to strangers the ways in |
/// | `POST /administrator` | makes the member administrator, once |
package struct AdministratorLinkController: Sendable {
    static let path = "/administrator"

    private let links: AdministratorLinks
    private let views: Views
    private let now: @Sendable () -> Date

    package init(database: any Database, views: Views, now: @Sendable @escaping () -> Date) {
        self.links = AdministratorLinks(database: database)
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<AppContext>, own: some RouterMethods<MemberContext>) {
        pages.get("administrator/:token", use: self.show)
        own.post("administrator", use: self.become)
    }

    func show(request: Request, context: AppContext) async throws -> Page {
        let token = try context.parameters.require("token")
        let isGood = try await self.links.isGood(SecretToken(token), at: self.now())
        return try self.page(isGood ? token : nil, in: context)
    }

    func become(request: Request, context: MemberContext) async throws -> Response {
        let token = try await request.form(AdministratorLinkForm.self).values()
        guard try await self.links.use(token, by: context.signedIn, at: self.now()) else {
            return try self.page(nil, in: context).response()
        }
        return .onward(to: "/me", toast: Toast("You are administrator now. Administration is in the menu."))
    }

    private func page(_ token: String?, in context: some PageContext) throws -> Page {
        let frame = self.views.frame("Administrator", back: "/", in: context)
        return try self.views.render(AdministratorLinkPage(token: token, member: context.member, frame: frame))
    }
}
