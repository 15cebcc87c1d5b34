import Hummingbird
import Members
import Web

/// Missions between a member and one buddy, from that buddy's page.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/proposals/{member}` | what they propose, and what can be proposed to them |
/// | `POST /motivation/proposals/{member}` | proposes the one of a kind that is under way |
///
/// Devices propose by the mission.
struct MissionProposingController: Controller {
    let proposals: MissionProposals
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.missions)
        own.get(MissionLinks.proposing, use: self.page)
        own.post(MissionLinks.proposing, .limited(.missionProposals), use: self.propose)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let (member, buddy) = (context.signedIn, try Self.buddy(context))
        guard let pair = try await self.proposals.pair(of: member, with: buddy) else { throw Self.gone }
        return try self.views.render(
            MissionProposingPage(
                pair,
                to: buddy,
                for: member,
                on: member.day(at: self.proposals.missions.now),
                frame: self.views.frame(
                    "A mission with \(pair.buddy.name)",
                    back: pair.buddy.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }

    func propose(request: Request, context: MemberContext) async throws -> Response {
        let buddy = try Self.buddy(context)
        let kind = try await request.form(MissionAskForm.self).values()
        guard try await self.proposals.propose(kind, to: buddy, by: context.signedIn) else { throw Self.gone }
        return .onward(
            to: MissionLinks.proposing.path("\(buddy)"),
            toast: Toast("Proposed. They may begin their own, or not.")
        )
    }

    private static func buddy(_ context: MemberContext) throws -> Member.ID {
        try context.number("member", orElse: Self.gone)
    }

    private static var gone: NotFound {
        NotFound("There is no such mission under way, or no such buddy.")
    }
}
