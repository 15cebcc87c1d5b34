import HTTPTypes
import Hummingbird
import Members
import Web

/// Sends kind words for what happens in a group.
///
/// | route | does |
/// |---|---|
/// | `POST /motivation/rivals/{id}/cheers` | says one to a line of the feed, once |
/// | `POST /motivation/rivals/{id}/cheers/removal` | takes it back, for ten minutes |
/// | `POST`, `DELETE /api/v1/motivation/rivals/{id}/cheers` | the same for a device |
struct RivalCheerController: Controller {
    let rivals: Rivals
    let pages: RivalPages

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.rivals).part(.cheers)
        own.post(RivalLinks.cheers, .limited(.cheers), use: self.cheer)
        own.post(RivalLinks.cheerRemoval, use: self.takeBack)
        // Access tokens say nothing to others.
        let api = routes.api().part(.rivals).part(.cheers)
        api.post(RivalLinks.cheers, .limited(.cheers), use: self.answer)
        api.delete(RivalLinks.cheers, use: self.answerTakingBack)
    }

    func cheer(request: Request, context: MemberContext) async throws -> Response {
        let (group, line, said) = try await self.give(request, context)
        let undo = said == .openly ? RivalLinks.cheerRemoval(group, line) : ""
        return .onward(to: RivalLinks.line(group, line), toast: Toast("Said.", undo: undo))
    }

    func takeBack(request: Request, context: MemberContext) async throws -> Response {
        let (group, line) = try await self.takenBack(request, context)
        return .onward(to: RivalLinks.line(group, line), toast: Toast("Taken back."))
    }

    func answer(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        _ = try await self.give(request, context)
        return .noContent
    }

    func answerTakingBack(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        _ = try await self.takenBack(request, context)
        return .noContent
    }

    private func takenBack(
        _ request: Request,
        _ context: MemberContext
    ) async throws -> (group: RivalGroup.ID, line: RivalLine.ID) {
        let line = try request.query(RivalCheerRemovalForm.self).values()
        let (member, now) = (context.signedIn.id, self.rivals.counter.now())
        guard try await self.pages.cheering.takeBack(line, by: member, at: now) else { throw CheerStore.saidForGood }
        return (try self.pages.id(context), line)
    }

    /// Answers as if nothing were there for members who aren't seen, or take no cheers.
    private func give(
        _ request: Request,
        _ context: MemberContext
    ) async throws -> (group: RivalGroup.ID, line: RivalLine.ID, said: CheerStore.Said) {
        let (id, member) = (try self.pages.id(context), context.signedIn)
        let values = try await request.form(RivalCheerForm.self).values()
        guard let seen = try await self.rivals.seen(id, by: member) else { throw RivalPages.missing }
        let said = try await self.pages.cheering
            .give(values.words, for: values.line, in: seen, by: member, at: self.rivals.counter.now())
        guard said != .nothing else { throw CheerStore.nothing }
        return (id, values.line, said)
    }
}
