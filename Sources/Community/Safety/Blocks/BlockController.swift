import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Blocks and unblocks members; a block works for both sides everywhere, and the other is not told.
///
/// | route | does |
/// |---|---|
/// | `GET /together/blocks` | whom one blocked |
/// | `GET /together/blocks/new?about=` | says what it means |
/// | `POST /together/blocks` | blocks, with Undo |
/// | `POST /together/blocks/{id}/undoing` | undoes a block with all that it ended, for ten minutes |
/// | `POST /together/blocks/{id}/removal`, `…/restoration` | unblocks; undoes that |
/// | `PUT`, `DELETE /api/v1/blocks/{id}` | the same for a device |
///
/// The answer is the same whether or not the member exists, so that it tells nothing.
struct BlockController: Controller {
    let database: any Database
    let views: Views
    let people: PersonLookup
    let joint: JointWorkoutEnd
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        // Members without a confirmed address may block too.
        let (own, api) = (routes.own, routes.api())
        own.get(CommunitySafetyLinks.blocks, use: self.list)
        own.get(CommunitySafetyLinks.newBlock, use: self.ask)
        own.post(CommunitySafetyLinks.blocks, .changesMember, use: self.block)
        own.post(CommunitySafetyLinks.undoing, .changesMember, use: self.undo)
        own.post(CommunitySafetyLinks.unblock, .changesMember, use: self.unblock)
        own.post(CommunitySafetyLinks.reblock, .changesMember, use: self.reblock)
        api.put(CommunitySafetyAPI.block, .changesMember, use: self.answerBlocking)
        api.delete(CommunitySafetyAPI.block, .changesMember, use: self.answerUnblocking)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let blocks = try await self.store(context).all()
        let people = try await self.people(blocks.map(\.id))
        let frame = self.views.frame("Blocked", back: Places.together.path, tab: .together, in: context)
        return try self.views.render(BlocksPage(blocks, of: people, frame: frame))
    }

    func ask(request: Request, context: MemberContext) throws -> Page {
        let id = try request.query(BlockForm.self).values()
        let frame = self.views.frame("Block", back: Places.together.path, tab: .together, in: context)
        return try self.views.render(BlockPage(id, frame: frame))
    }

    func block(request: Request, context: MemberContext) async throws -> Response {
        let id = try await request.form(BlockForm.self).values()
        try await self.block(id, context)
        let toast = Toast(
            "Blocked. You won't meet each other here any more.",
            undo: CommunitySafetyLinks.undoing(id)
        )
        return .onward(to: Places.together.path, toast: toast)
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        let (id, me) = (try context.number(), context.signedIn.id)
        let off = try await self.store(context).undo(id, self.people([id, me]), at: self.now())
        // The words are the same for whomever it is, and true of a block that is too old.
        let words =
            off == 0
            ? "Taken back. After ten minutes a block stays."
            : "Taken back. What you had planned stays off where one of you has something else by now."
        return .onward(to: Places.together.path, toast: Toast(words))
    }

    func unblock(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.number()
        try await self.store(context).unblock(id, at: self.now())
        let toast = Toast("Unblocked. You may find each other again.", undo: CommunitySafetyLinks.reblock(id))
        return .onward(to: CommunitySafetyLinks.blocks.path, toast: toast)
    }

    func reblock(request: Request, context: MemberContext) async throws -> Response {
        try await self.store(context).restore(context.number(), at: self.now())
        return .onward(to: CommunitySafetyLinks.blocks.path, toast: Toast("Blocked as before"))
    }

    func answerBlocking(request: Request, context: MemberContext) async throws -> Response {
        try await self.block(context.number(), context)
        return Response(status: .noContent)
    }

    func answerUnblocking(request: Request, context: MemberContext) async throws -> Response {
        try await self.store(context).unblock(context.number(), at: self.now())
        return Response(status: .noContent)
    }

    private func block(_ other: Member.ID, _ context: MemberContext) async throws {
        let now = self.now()
        let seen = try await self.visibility.find(other, by: context.signedIn, at: now) != nil
        try await self.store(context).block(other, seen: seen, at: now)
    }

    private var visibility: Visibility { Visibility(database: self.database, people: self.people) }

    private func store(_ context: MemberContext) -> BlockStore {
        BlockStore(database: self.database, owner: context.signedIn.id, joint: self.joint)
    }
}
