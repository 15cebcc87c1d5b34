package import Foundation
package import Hummingbird
package import Storage
package import Web

/// What a member was told.
///
/// | route | does |
/// |---|---|
/// | `GET /notices` | the list, newest first |
/// | `POST /notices/reading` | marks all as read |
package struct NoticeController: Sendable {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    package init(database: any Database, views: Views, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        pages.get("notices", use: self.list)
        pages.post("notices/reading", use: self.read)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let notices = try await self.notices(of: context).latest()
        let frame = self.views.frame("Notices", back: "/diary", in: context)
        return try self.views.render(NoticesPage(notices, in: context.signedIn.timeZone, frame: frame))
    }

    func read(request: Request, context: MemberContext) async throws -> Response {
        try await self.notices(of: context).readAll(now: self.now())
        return .onward(to: "/notices")
    }

    private func notices(of context: MemberContext) -> NoticeStore {
        NoticeStore(database: self.database, owner: context.signedIn.id)
    }
}
