package import Foundation
import HTTPTypes
package import Hummingbird
package import Storage
package import Web

/// Blocking: silent, on both sides, everywhere.
///
/// | route | does |
/// |---|---|
/// | `GET /together/blocks` | whom one blocked |
/// | `GET /together/blocks/new?about=` | says what it means |
/// | `POST /together/blocks` | blocks |
/// | `POST /together/blocks/{id}/removal` | unblocks |
/// | `PUT`, `DELETE /api/v1/blocks/{id}` | the same for a device |
///
/// Whoever it is about, and whether they exist, the answer is the same.
package struct BlockController: Sendable {
    private let database: any Database
    private let views: Views
    private let people: PersonLookup
    private let visibility: Visibility
    private let now: @Sendable () -> Date

    package init(
        database: any Database,
        views: Views,
        people: @escaping PersonLookup,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.views = views
        self.people = people
        self.visibility = Visibility(database: database, people: people)
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("together/blocks", use: self.list)
        pages.get("together/blocks/new", use: self.ask)
        pages.post("together/blocks", use: self.block)
        pages.post("together/blocks/:id/removal", use: self.unblock)
    }

    package func addRoutes(toAPI api: some RouterMethods<MemberContext>) {
        api.put("blocks/:id", use: self.answerBlocking)
        api.delete("blocks/:id", use: self.answerUnblocking)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let blocks = try await self.store(context).all()
        let people = try await self.people(blocks.map(\.id))
        let frame = self.views.frame("Blocked", back: "/together", tab: .together, in: context)
        return try self.views.render(BlocksPage(blocks, of: people, frame: frame))
    }

    func ask(request: Request, context: MemberContext) throws -> Page {
        let id = try request.query(BlockForm.self).values()
        let frame = self.views.frame("Block", back: "/together", tab: .together, in: context)
        return try self.views.render(BlockPage(id, frame: frame))
    }

    func block(request: Request, context: MemberContext) async throws -> Response {
        try await self.block(try await request.form(BlockForm.self).values(), context)
        return .onward(to: "/together", toast: Toast("Blocked. You won't meet each other here any more."))
    }

    func unblock(request: Request, context: MemberContext) async throws -> Response {
        try await self.store(context).unblock(try Self.id(of: context))
        return .onward(to: SafetyPath.blocks, toast: Toast("Unblocked. You may find each other again."))
    }

    func answerBlocking(request: Request, context: MemberContext) async throws -> Response {
        try await self.block(try Self.id(of: context), context)
        return Response(status: .noContent)
    }

    func answerUnblocking(request: Request, context: MemberContext) async throws -> Response {
        try await self.store(context).unblock(try Self.id(of: context))
        return Response(status: .noContent)
    }

    private func block(_ other: Member.ID, _ context: MemberContext) async throws {
        let now = self.now()
        let seen = try await self.visibility.find(other, by: context.signedIn, at: now) != nil
        try await self.store(context).block(other, seen: seen, at: now)
    }

    private func store(_ context: MemberContext) -> BlockStore {
        BlockStore(database: self.database, owner: context.signedIn.id)
    }

    private static func id(of context: MemberContext) throws -> Member.ID {
        guard let id = Member.ID(context.parameters.get("id") ?? "") else { throw HTTPError(.notFound) }
        return id
    }
}
