import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves what buddies did and earned, kind words for it, and what they see of oneself.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/buddies` | what buddies trained and earned lately and show |
/// | `POST /motivation/cheers` | says kind words, once to each |
/// | `POST /motivation/cheers/removal` | takes them back, for ten minutes |
/// | `POST /motivation/sharing` | what buddies may see, and whether they may cheer it |
/// | `GET /api/v1/motivation/buddies`, `POST …/cheers`, `DELETE …/cheers`, `PUT …/sharing` | the same for a device |
struct CheerController: Controller {
    let counter: DeedCounter
    let ports: CheerPorts
    let switches: HouseSwitches
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.cheers)
        own.get(CheerLinks.buddies, use: self.page)
        own.post(CheerLinks.cheers, .limited(.cheers), use: self.cheer)
        own.post(CheerLinks.removal, use: self.takeBack)
        own.post(CheerLinks.sharing, use: self.share)
        // Access tokens say nothing to others, and don't read what they show.
        let api = routes.api().part(.cheers)
        api.get(CheerLinks.buddies, use: self.answer)
        api.post(CheerLinks.cheers, .limited(.cheers), use: self.answerCheer)
        api.delete(CheerLinks.cheers, use: self.answerTakingBack)
        api.put(CheerLinks.sharing, use: self.answerShare)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        return try self.views.render(
            CheersPage(
                try await self.found(member),
                today: member.day(at: self.counter.now()),
                frame: self.views.frame(
                    "What your buddies did",
                    back: Places.motivation.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }

    func cheer(request: Request, context: MemberContext) async throws -> Response {
        let values = try await request.form(CheerForm.self).values()
        let said = try await self.give(values, from: context.signedIn)
        let undo = said == .openly ? CheerLinks.removal(values.subject, of: values.buddy) : ""
        return .onward(to: CheerLinks.line(values.subject, of: values.buddy), toast: Toast("Said.", undo: undo))
    }

    func takeBack(request: Request, context: MemberContext) async throws -> Response {
        let values = try await self.takenBack(request, context)
        return .onward(to: CheerLinks.line(values.subject, of: values.buddy), toast: Toast("Taken back."))
    }

    func share(request: Request, context: MemberContext) async throws -> Response {
        let sharing = try await request.form(AchievementSharingForm.self).values()
        try await sharing.save(of: context.signedIn.id, in: self.counter.database)
        return .onward(to: CheerLinks.buddies.path, toast: Toast("Saved."))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(CheersResponse(try await self.found(context.signedIn)))
    }

    func answerCheer(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        _ = try await self.give(try await request.form(CheerForm.self).values(), from: context.signedIn)
        return .noContent
    }

    func answerTakingBack(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        _ = try await self.takenBack(request, context)
        return .noContent
    }

    private func takenBack(
        _ request: Request,
        _ context: MemberContext
    ) async throws -> CheerRemovalForm.Values {
        let values = try request.query(CheerRemovalForm.self).values()
        let store = CheerStore(database: self.counter.database, owner: context.signedIn.id)
        let isTaken = try await store.takeBack(values.subject.name, from: values.buddy, at: self.counter.now())
        guard isTaken else { throw CheerStore.saidForGood }
        return values
    }

    func answerShare(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        let sharing = try await request.form(AchievementSharingForm.self).values()
        try await sharing.save(of: context.signedIn.id, in: self.counter.database)
        return .noContent
    }

    /// What buddies did and show, and what the member shows them.
    struct Found: Sendable {
        let buddies: [Member.ID: BoardFellow]
        let trained: [BuddyTraining]
        let earned: [BuddyAchievement]
        let sharing: AchievementSharing
        let hasMissions: Bool
    }

    private func found(_ member: Member) async throws -> Found {
        let database = self.counter.database
        let (buddies, today) = (try await self.ports.buddies(member), member.day(at: self.counter.now()))
        let (ids, store) = (buddies.keys.sorted(), CheerStore(database: database, owner: member.id))
        let earners = self.switches.isOn(.achievements) ? ids : []
        return Found(
            buddies: buddies,
            trained: try await store.trained(
                of: try await self.ports.trainers(ids),
                since: today.adding(days: -BuddyTraining.lately)
            ),
            earned: try await store.lately(of: earners, since: today.adding(days: -CheerStore.lately)),
            sharing: try await AchievementSharing.of(member.id, in: database),
            hasMissions: self.switches.isOn(.missions)
        )
    }

    /// Answers as if nothing were there for members who are no buddies, or take no cheers.
    private func give(_ values: CheerForm.Values, from member: Member) async throws -> CheerStore.Said {
        let isBuddy = try await self.ports.buddies(member)[values.buddy] != nil
        let isShown =
            switch values.subject {
            case .achievement: self.switches.isOn(.achievements)
            case .training(let day):
                try await self.ports.trainers([values.buddy]) == [values.buddy]
                    && member.day(at: self.counter.now()).days(since: day) <= BuddyTraining.lately
            // Lines of groups are cheered where they stand.
            case .line: false
            }
        let store = CheerStore(database: self.counter.database, owner: member.id)
        guard isBuddy, isShown else { throw CheerStore.nothing }
        let said = try await store.give(
            values.words,
            for: values.subject,
            to: values.buddy,
            from: member.firstName,
            at: self.counter.now()
        )
        guard said != .nothing else { throw CheerStore.nothing }
        return said
    }
}

extension CheerStore {
    static let nothing = NotFound("There is nothing to cheer there any more.")
    static let saidForGood = Conflict("That stays said: it was a while ago, or taken back once before.")
}

extension RateLimiter.Rule {
    /// Thirty kind words at once, then one in six seconds.
    static let cheers = Self("cheers", burst: 30, perMinute: 10)
}
