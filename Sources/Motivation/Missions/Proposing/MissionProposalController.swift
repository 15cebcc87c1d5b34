import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Missions that buddies propose to each other.
///
/// | route | does |
/// |---|---|
/// | `POST /motivation/missions/{id}/proposals` | proposes one to a buddy |
/// | `GET /motivation/proposals/{member}/{kind}` | what a buddy proposes, to begin or to leave |
/// | `POST …/acceptance`, `…/refusal`, `…/restoration` | begins one's own of the kind; lets it go; undoes that |
/// | `GET /api/v1/motivation/proposals` | what buddies propose, for a device |
/// | `POST /api/v1/motivation/missions/{id}/proposals` | the same for a device |
/// | `PUT /api/v1/motivation/proposals/{member}/{kind}/acceptance` | begins one's own: 201 |
/// | `DELETE /api/v1/motivation/proposals/{member}/{kind}` | lets it go |
struct MissionProposalController: Controller {
    let proposals: MissionProposals
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.missions)
        own.post(MissionLinks.proposals, .limited(.missionProposals), use: self.propose)
        own.get(MissionLinks.proposal, use: self.page)
        own.post(MissionLinks.acceptance, use: self.accept)
        own.post(MissionLinks.refusal, use: self.refuse)
        own.post(MissionLinks.proposalRestoration, use: self.restore)
        // Access tokens say nothing to others.
        let api = routes.api().part(.missions)
        api.get(MissionAPI.proposals, use: self.answerAll)
        api.post(MissionLinks.proposals, .limited(.missionProposals), use: self.answerProposal)
        api.put(MissionLinks.acceptance, use: self.answerAcceptance)
        api.delete(MissionLinks.proposal, use: self.answerRefusal)
    }

    func propose(request: Request, context: MemberContext) async throws -> Response {
        let id = try await self.proposed(request, context)
        return .onward(to: MissionLinks.mission(id), toast: Toast("Proposed. They may begin their own, or not."))
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let seen = try await self.found(context)
        let latest = context.signedIn.noPressure ? nil : try await self.latest(seen, context.signedIn)
        let form = MissionForm(
            seen.proposal.kind,
            proposal: seen.proposal,
            latest: latest,
            units: context.signedIn.units
        )
        return try await self.page(form, FormErrors(), seen, context)
    }

    func accept(request: Request, context: MemberContext) async throws -> Response {
        let (member, seen) = (context.signedIn, try await self.found(context))
        var form = try await request.form(MissionForm.self)
        (form.units, form.latest) = (member.units, try await self.latest(seen, member))
        return try await form.submit(again: { [form] in try await self.page(form, $0, seen, context) }) { values in
            guard let begun = try await self.proposals.accept(seen, values, by: member) else { throw Self.gone }
            return .onward(to: MissionLinks.mission(begun.mission.id), toast: Toast("It begins. Good company"))
        }
    }

    func refuse(request: Request, context: MemberContext) async throws -> Response {
        let (buddy, kind) = try await self.refused(context)
        let undo = MissionLinks.proposalRestoration.path("\(buddy)", kind.rawValue)
        return .onward(to: MissionLinks.missions.path, toast: Toast("Left for now. Nobody is told", undo: undo))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let (buddy, kind) = try Self.named(context)
        guard try await self.proposals.restore(from: buddy, kind, to: context.signedIn) else { throw Self.gone }
        return .onward(to: MissionLinks.missions.path, toast: Toast("It waits for you again"))
    }

    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MissionProposalsResponse(try await self.proposals.open(for: context.signedIn)))
    }

    func answerProposal(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        _ = try await self.proposed(request, context)
        return .noContent
    }

    func answerAcceptance(request: Request, context: MemberContext) async throws -> JSONResponse {
        let (member, seen) = (context.signedIn, try await self.found(context))
        var form = try await request.form(MissionForm.self)
        form.latest = try await self.latest(seen, member)
        guard let begun = try await self.proposals.accept(seen, try form.values(), by: member) else { throw Self.gone }
        let seenMission = try await self.proposals.missions.find(begun.mission.id, of: member)
        guard let seenMission else { throw Self.gone }
        return JSONResponse(MissionResponse(seenMission), status: begun.isNew ? .created : .ok)
    }

    func answerRefusal(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        try await self.refused(context)
        return .noContent
    }

    private func page(
        _ form: MissionForm,
        _ errors: FormErrors,
        _ seen: MissionProposals.Seen,
        _ context: MemberContext
    ) async throws -> Page {
        let frame = self.views.frame(
            "A mission together",
            back: MissionLinks.missions.path,
            help: Places.help("motivation"),
            in: context
        )
        let kind = seen.proposal.kind
        let underWay = try await self.proposals.missions.underWay(kind, of: context.signedIn)
        let obstacle = try await self.proposals.missions.obstacle(to: kind, for: context.signedIn)
        return try self.views.render(
            NewMissionPage(form, errors, kind, from: seen, underWay: underWay, obstacle, frame: frame)
        )
    }

    private func proposed(_ request: Request, _ context: MemberContext) async throws -> Mission.ID {
        let id = try context.id()
        let buddy = try await request.form(MissionBuddyForm.self).values()
        guard try await self.proposals.propose(id, to: buddy, by: context.signedIn) else {
            throw NotFound("There is no such mission under way, or no such buddy.")
        }
        return id
    }

    private func found(_ context: MemberContext) async throws -> MissionProposals.Seen {
        let (buddy, kind) = try Self.named(context)
        guard let seen = try await self.proposals.find(from: buddy, kind, for: context.signedIn) else {
            throw Self.gone
        }
        return seen
    }

    @discardableResult
    private func refused(_ context: MemberContext) async throws -> (buddy: Member.ID, kind: MissionKind) {
        let (buddy, kind) = try Self.named(context)
        guard try await self.proposals.refuse(from: buddy, kind, by: context.signedIn) else { throw Self.gone }
        return (buddy, kind)
    }

    /// Returns the latest weight, for a proposal of a weight mission.
    private func latest(_ seen: MissionProposals.Seen, _ member: Member) async throws -> Double? {
        seen.proposal.kind == .weight ? try await self.proposals.missions.latestWeight(of: member) : nil
    }

    private static func named(_ context: MemberContext) throws -> (buddy: Member.ID, kind: MissionKind) {
        let kind = context.parameters.get("kind").flatMap { MissionKind(rawValue: $0) }
        guard let kind else { throw Self.gone }
        return (try context.number("member", orElse: Self.gone), kind)
    }

    private static var gone: NotFound {
        NotFound("Nothing is proposed there any more.")
    }
}

extension RateLimiter.Rule {
    /// Ten proposals at once, then one a minute.
    static let missionProposals = Self("mission-proposals", burst: 10, perMinute: 1)
}
