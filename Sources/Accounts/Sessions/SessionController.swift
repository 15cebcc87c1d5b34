package import Foundation
package import Hummingbird
package import Storage
package import Web

/// Where a member is logged in.
///
/// | route | does |
/// |---|---|
/// | `GET /me/sessions` | the list, this one marked |
/// | `POST /me/sessions/{id}/end` | ends one |
/// | `POST /me/sessions/end-others` | ends all but this one |
package struct SessionController: Sendable {
    private let database: any Database
    private let views: Views
    private let now: @Sendable () -> Date

    package init(database: any Database, views: Views, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("me/sessions", use: self.list)
        pages.post("me/sessions/:id/end", use: self.end)
        pages.post("me/sessions/end-others", use: self.endOthers)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let sessions = try await self.sessions(of: context).all(at: self.now())
        let frame = self.views.frame("Your devices", back: "/settings", tab: .me, in: context)
        return try self.views.render(SessionsPage(sessions, of: context, frame: frame))
    }

    func end(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.sessions(of: context).end(try context.parameters.require("id")) else {
            throw HTTPError(.notFound)
        }
        return .onward(to: "/me/sessions", toast: Toast("That device is logged out."))
    }

    func endOthers(request: Request, context: MemberContext) async throws -> Response {
        _ = try await self.sessions(of: context).endOthers(than: context.session ?? "")
        return .onward(to: "/me/sessions", toast: Toast("All your other devices are logged out."))
    }

    private func sessions(of context: MemberContext) -> SessionStore {
        SessionStore(database: self.database, owner: context.signedIn.id)
    }
}
