import HTTPTypes
import Hummingbird
import Members
import Web

/// Serves the work of a group's keeper.
///
/// | route | does |
/// |---|---|
/// | `POST /motivation/rivals/{id}/code` | makes a new code |
/// | `POST /motivation/rivals/{id}/keeper` | hands it over |
/// | `POST /motivation/rivals/{id}/members/{member}/removal`, `…/restoration` | takes somebody out; lets them back in |
/// | `POST /motivation/rivals/{id}/ending`, `…/resumption` | ends it today; lets it go on |
/// | `PUT /api/v1/motivation/rivals/{id}/code`, `…/keeper` | the same for a device |
/// | `DELETE`, `PUT /api/v1/motivation/rivals/{id}/members/{member}`; `PUT`, `DELETE …/ending` | the same |
struct RivalKeepingController: Controller {
    let rivals: Rivals
    let pages: RivalPages

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.rivals)
        own.post(RivalLinks.code) { try await self.renew($1) }
        own.post(RivalLinks.keeper) { try await self.handOver($0, $1) }
        own.post(RivalLinks.removal) { try await self.remove($1) }
        own.post(RivalLinks.restoration) { try await self.restore($1) }
        own.post(RivalLinks.ending) { try await self.end($1) }
        own.post(RivalLinks.resumption) { try await self.resume($1) }
        let api = routes.api(.motivation).part(.rivals)
        api.put(RivalLinks.code) { try await self.answer(try await self.renewCode($1), $1) }
        api.put(RivalLinks.keeper) { try await self.answer(try await self.newKeeper($0, $1), $1) }
        api.delete(RivalAPI.member) { try await self.answer(try await self.removeMember($1).group, $1) }
        api.put(RivalAPI.member) { try await self.answer(try await self.restoreMember($1), $1) }
        api.put(RivalLinks.ending) { try await self.answer(try await self.endGroup($1), $1) }
        api.delete(RivalLinks.ending) { try await self.answer(try await self.resumeGroup($1), $1) }
    }

    private func renew(_ context: MemberContext) async throws -> Response {
        let id = try await self.renewCode(context)
        return .onward(to: RivalLinks.group(id), toast: Toast("There is a new code. The old one opens nothing."))
    }

    private func handOver(_ request: Request, _ context: MemberContext) async throws -> Response {
        let id = try await self.newKeeper(request, context)
        return .onward(to: RivalLinks.group(id), toast: Toast("Handed over."))
    }

    private func remove(_ context: MemberContext) async throws -> Response {
        let (id, named) = try await self.removeMember(context)
        let toast = Toast("They are out of the group.", undo: RivalLinks.restoration(id, named))
        return .onward(to: RivalLinks.group(id), toast: toast)
    }

    private func restore(_ context: MemberContext) async throws -> Response {
        let id = try await self.restoreMember(context)
        return .onward(to: RivalLinks.group(id), toast: Toast("They may be in it again."))
    }

    private func end(_ context: MemberContext) async throws -> Response {
        let id = try await self.endGroup(context)
        let toast = Toast("The podium stands.", undo: RivalLinks.resumption.path(id))
        return .onward(to: RivalLinks.group(id), toast: toast)
    }

    private func resume(_ context: MemberContext) async throws -> Response {
        let id = try await self.resumeGroup(context)
        return .onward(to: RivalLinks.group(id), toast: Toast("It goes on."))
    }

    private func answer(_ id: RivalGroup.ID, _ context: MemberContext) async throws -> JSONResponse {
        try await self.pages.answer(id, context)
    }
}

/// Handlers that browsers and devices share.
extension RivalKeepingController {
    private static let notYours = Conflict("That can't be done: look at the group again, and at who looks after it.")

    private func renewCode(_ context: MemberContext) async throws -> RivalGroup.ID {
        try await self.act(context) { keeping, id in try await keeping.renewCode(of: id) }
    }

    /// Hands the group over, or takes it over from who is away; throws 409 for somebody whom the member doesn't see in it.
    private func newKeeper(_ request: Request, _ context: MemberContext) async throws -> RivalGroup.ID {
        let member = try await request.form(RivalKeeperForm.self).values()
        let now = self.rivals.counter.now()
        if member == context.signedIn.id { return try await self.takeOver(context) }
        return try await self.act(on: member, context) { keeping, id in
            try await keeping.handOver(id, to: member, at: now)
        }
    }

    private func takeOver(_ context: MemberContext) async throws -> RivalGroup.ID {
        let (id, now) = (try self.pages.id(context), self.rivals.counter.now())
        guard let seen = try await self.rivals.seen(id, by: context.signedIn) else { throw RivalPages.missing }
        guard seen.mayTakeOver, let keeper = seen.group.keeper,
            try await self.rivals.keeping(of: context.signedIn).takeOver(id, from: keeper, at: now)
        else { throw Self.notYours }
        return id
    }

    /// Returns how the member was named: by their id, or by a seat whose member isn't to be seen.
    private func removeMember(_ context: MemberContext) async throws -> (group: RivalGroup.ID, named: String) {
        let (member, now) = (try await self.member(context), self.rivals.counter.now())
        let id = try await self.act(on: member.isSeat ? nil : member.id, context) { keeping, id in
            try await keeping.remove(member.id, from: id, at: now)
        }
        return (id, self.named(context))
    }

    private func restoreMember(_ context: MemberContext) async throws -> RivalGroup.ID {
        let (member, now) = (try await self.member(context), self.rivals.counter.now())
        return try await self.act(context) { keeping, id in try await keeping.restore(member.id, to: id, at: now) }
    }

    private func endGroup(_ context: MemberContext) async throws -> RivalGroup.ID {
        let now = self.rivals.counter.now()
        let today = context.signedIn.day(at: now)
        return try await self.act(context) { keeping, id in try await keeping.end(id, on: today, at: now) }
    }

    private func resumeGroup(_ context: MemberContext) async throws -> RivalGroup.ID {
        let now = self.rivals.counter.now()
        do {
            return try await self.act(context) { keeping, id in try await keeping.resume(id, at: now) }
        } catch is RivalKeeping.MemberIsFull {
            throw Conflict(
                "Somebody in it is in \(RivalGroup.mostOfMember) other groups by now: one may be in no more."
            )
        }
    }

    /// Does something with a group that the member is in; throws 404 for any other, and 409 where it can't be done.
    private func act(
        on member: Member.ID? = nil,
        _ context: MemberContext,
        _ work: (RivalKeeping, RivalGroup.ID) async throws -> Bool
    ) async throws -> RivalGroup.ID {
        let id = try self.pages.id(context)
        guard let seen = try await self.rivals.seen(id, by: context.signedIn) else { throw RivalPages.missing }
        // Somebody whom one may not see isn't there.
        let isThere = member.map { member in seen.rows.contains { $0.standing.member == member } } ?? true
        guard isThere, try await work(self.rivals.keeping(of: context.signedIn), id) else { throw Self.notYours }
        return id
    }

    private func member(_ context: MemberContext) async throws -> (id: Member.ID, isSeat: Bool) {
        if let seat = RivalSeat.Name(self.named(context)) {
            let keeping = self.rivals.keeping(of: context.signedIn)
            guard let id = try await keeping.member(at: seat, in: self.pages.id(context)) else { throw Self.notYours }
            return (id, true)
        }
        guard let id = Member.ID(self.named(context)), id > 0 else { throw RivalPages.missing }
        return (id, false)
    }

    private func named(_ context: MemberContext) -> String { context.parameters.get("member") ?? "" }
}
