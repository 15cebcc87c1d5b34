import Hummingbird
import Members
import Web

/// Serves the page that a suspended member reads.
///
/// | route | does |
/// |---|---|
/// | `GET /me/suspension` | why, what is still theirs, and how to appeal |
struct SuspendedController: Controller {
    let queue: ReportQueue
    let appeal: Appeal
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(Places.suspension, use: self.show)
    }

    func show(request: Request, context: MemberContext) async throws -> Response {
        guard context.signedIn.isSuspended else { return .onward(to: Places.me.path) }
        let reason = try await self.queue.reason(of: context.signedIn.id)
        let frame = self.views.frame("Suspension", back: Places.me.path, tab: .me, in: context)
        return try self.views.render(SuspendedPage(reason, self.appeal, frame: frame)).response()
    }
}
