import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of a member's notices.
///
/// | route | does |
/// |---|---|
/// | `GET /notices` | the list, newest first |
/// | `GET /notices/{id}` | marks it as read and leads on to what it is about |
/// | `POST /notices/reading` | marks all as read |
/// | `GET /api/v1/notices` | the list, a page at a time |
/// | `POST /api/v1/notices/reading`, `POST /api/v1/notices/{id}/reading` | marks all as read, or one |
struct NoticeController: Controller {
    let database: any Database
    let kinds: [Notice.Kind]
    let views: Views
    let live: Live
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let routes = routes.showingOthersWords
        let own = routes.own
        own.get(Places.notices, use: self.list)
        own.get(NoticeLinks.notice, .changesMember, use: self.open)
        own.post(NoticeLinks.reading, .changesMember, .allowsSuspended, use: self.read)
        let api = routes.api()
        api.get(Places.notices, use: self.answer)
        api.post(NoticeLinks.reading, .changesMember, .allowsSuspended, use: self.answerReadAll)
        api.post(NoticeAPI.reading, .changesMember, .allowsSuspended, use: self.answerReadOne)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let notices = try await self.notices(of: context, without: self.switches.off).latest()
        let frame = self.views.frame(
            "Notices",
            back: Places.today.path,
            help: Places.help("notices"),
            in: context
        )
        let member = context.signedIn
        return try self.views.render(
            NoticesPage(notices, unread: member.unread, at: self.now(), in: member.timeZone, frame: frame)
        )
    }

    func open(request: Request, context: MemberContext) async throws -> Response {
        // A malformed address names no notice.
        guard let id = try? context.id(), let notice = try await self.notices(of: context).find(id) else {
            // The notice is gone, as from an old mail; the list is the next best page.
            return .onward(to: Places.notices.path)
        }
        if !notice.isRead { try await self.markAll(like: notice, context) }
        return .onward(to: LocalPath.isLocal(notice.path) ? notice.path : Places.notices.path)
    }

    func read(request: Request, context: MemberContext) async throws -> Response {
        try await self.markAll(context)
        return .onward(to: Places.notices.path)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try request.query(NoticesQuery.self).values()
        let store = self.notices(of: context, without: self.switches.off)
        let notices = try await store.latest(values.limit + 1, after: values.cursor)
        let shown = notices.prefix(values.limit)
        let last = notices.count > values.limit ? shown.last : nil
        return JSONResponse(
            NoticesResponse(
                notices: shown.map { NoticeResponse($0) },
                unread: try await store.unread(),
                next: last.map { Cursor(at: $0.at.milliseconds, id: $0.id).description }
            )
        )
    }

    func answerReadAll(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        try await self.markAll(context)
        return .noContent
    }

    func answerReadOne(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        guard try await self.mark(try context.id(orElse: Self.missing), context) else { throw Self.missing }
        return .noContent
    }

    private static var missing: NotFound { NotFound("There is no such notice.") }

    /// Marks a notice and those that say the same, because the list shows them as one.
    private func markAll(like notice: Notice, _ context: MemberContext) async throws {
        let notices = self.notices(of: context)
        try await notices.readAll(like: notice, now: self.now())
        await self.live.publish("unread", String(try await notices.unread()), to: context.signedIn.id)
    }

    private func markAll(_ context: MemberContext) async throws {
        try await self.notices(of: context).readAll(now: self.now())
        await self.live.publish("unread", "0", to: context.signedIn.id)
    }

    private func mark(_ id: String, _ context: MemberContext) async throws -> Bool {
        let notices = self.notices(of: context)
        guard try await notices.read(id, now: self.now()) else { return false }
        await self.live.publish("unread", String(try await notices.unread()), to: context.signedIn.id)
        return true
    }

    private func notices(of context: MemberContext, without closed: Set<String> = []) -> NoticeStore {
        NoticeStore(database: self.database, owner: context.signedIn.id, kinds: self.kinds, without: closed)
    }
}
