import HTTPTypes
import Hummingbird
import Members
import Web

/// Sends kind words for what happens in a group.
///
/// | route | does |
/// |---|---|
/// | `POST /motivation/rivals/{id}/cheers` | says one to a line of the feed, once |
/// | `POST /api/v1/motivation/rivals/{id}/cheers` | the same for a device |
struct RivalCheerController: Controller {
    let rivals: Rivals
    let pages: RivalPages

    func addRoutes(to routes: Routes) {
        routes.own.part(.rivals).part(.cheers).post(RivalLinks.cheers, .limited(.cheers), use: self.cheer)
        // Access tokens say nothing to others.
        routes.api().part(.rivals).part(.cheers).post(RivalLinks.cheers, .limited(.cheers), use: self.answer)
    }

    func cheer(request: Request, context: MemberContext) async throws -> Response {
        let group = try await self.give(request, context)
        return .onward(to: RivalLinks.group(group), toast: Toast("Said."))
    }

    func answer(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        _ = try await self.give(request, context)
        return .noContent
    }

    /// Answers as if nothing were there for members who aren't seen, or take no cheers.
    private func give(_ request: Request, _ context: MemberContext) async throws -> RivalGroup.ID {
        let (id, member) = (try self.pages.id(context), context.signedIn)
        let values = try await request.form(RivalCheerForm.self).values()
        guard let seen = try await self.rivals.seen(id, by: member) else { throw RivalPages.missing }
        let isSaid = try await self.pages.cheering
            .give(values.words, for: values.line, in: seen, by: member, at: self.rivals.counter.now())
        guard isSaid else { throw NotFound("There is nothing to cheer there any more.") }
        return id
    }
}
