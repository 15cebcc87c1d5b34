import Audit
import Foundation
import Hummingbird
import Members
import Web

/// Serves the first page of administration.
///
/// | route | does |
/// |---|---|
/// | `GET /admin` | what waits, what was just decided, and the ways on, as far as the role reaches |
struct AdministrationController: Controller {
    let queues: [WaitingQueue]
    let undoable: @Sendable (Member.ID, Date) async throws -> [AuditRecord]
    let switches: HouseSwitches
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.staff(.events, .reports, .house).get(Places.administration, use: self.show)
    }

    func show(request: Request, context: StaffContext) async throws -> Page {
        let frame = self.views.frame("Administration", back: Places.me.path, in: context)
        let waiting = try await self.waiting(for: context.staff)
        let undoable = try await self.undoable(context.staff.id, self.now())
        return try self.views.render(
            AdministrationPage(waiting, undoable, for: context.staff.role, self.switches, now: self.now(), frame: frame)
        )
    }

    private func waiting(for staff: Member) async throws -> [AdministrationPage.Waiting] {
        var found: [AdministrationPage.Waiting] = []
        for queue in self.queues where staff.role.duties.contains(queue.duty) {
            let waiting = try await queue.waiting(staff)
            if let since = waiting.since { found.append((queue, waiting.count, since, waiting.next)) }
        }
        return found.sorted { $0.since < $1.since }
    }
}
