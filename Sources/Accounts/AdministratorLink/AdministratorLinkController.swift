import Foundation
import HTTPTypes
import Hummingbird
import Storage
import Web

/// Makes a member administrator by the link that is printed at the start while there is none.
///
/// | route | does |
/// |---|---|
/// | `GET /administrator/{token}` | shows one button, to strangers the ways in |
/// | `POST /administrator` | makes the member administrator, once |
struct AdministratorLinkController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.open.get(AccountLinks.administratorOffer, use: self.show)
        routes.own.post(AccountLinks.administrator, .limited(.administrator), .changesMember, use: self.become)
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
        return .onward(to: Places.me.path, toast: Toast("You are administrator now. Administration is in the menu."))
    }

    private var links: AdministratorLinks { AdministratorLinks(database: self.database) }

    private func page(_ token: String?, in context: some PageContext) throws -> Page {
        let frame = self.views.frame("Administrator", back: Places.start.path, in: context)
        return try self.views.render(AdministratorLinkPage(token: token, member: context.member, frame: frame))
    }
}
