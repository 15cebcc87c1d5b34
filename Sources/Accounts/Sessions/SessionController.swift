import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Serves the page of a member's sessions.
///
/// | route | does |
/// |---|---|
/// | `GET /me/sessions` | the list, this one marked |
/// | `POST /me/sessions/{id}/end` | ends one |
/// | `POST /me/sessions/end-others` | ends all but this one |
struct SessionController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(AccountLinks.sessions, use: self.list)
        own.post(AccountLinks.sessionEnd, .changesMember, .allowsSuspended, use: self.end)
        own.post(AccountLinks.otherSessionsEnd, .changesMember, .allowsSuspended, use: self.endOthers)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let sessions = try await self.sessions(of: context).all(at: self.now())
        let frame = self.views.frame("Your devices", back: SettingsLinks.short.path, tab: .me, in: context)
        return try self.views.render(SessionsPage(sessions, of: context, at: self.now(), frame: frame))
    }

    func end(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.sessions(of: context).end(try context.id()) else { throw NotFound() }
        return .onward(to: AccountLinks.sessions.path, toast: Toast("That device is logged out."))
    }

    func endOthers(request: Request, context: MemberContext) async throws -> Response {
        _ = try await self.sessions(of: context).endOthers(than: context.session ?? "")
        return .onward(to: AccountLinks.sessions.path, toast: Toast("All your other devices are logged out."))
    }

    private func sessions(of context: MemberContext) -> SessionStore {
        SessionStore(database: self.database, owner: context.signedIn.id)
    }
}
