import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of a member's achievements.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/achievements` | what is near, what they have, and the rest |
/// | `POST /motivation/celebration` | what was earned and not seen yet, once |
/// | `GET /api/v1/motivation/achievements` | all of them for a device |
struct AchievementController: Controller {
    let counter: DeedCounter
    let switches: HouseSwitches
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.achievements)
        own.get(AchievementLinks.achievements, use: self.page)
        own.post(Places.celebration, use: self.celebrate)
        routes.api(.motivation).part(.achievements).get(AchievementLinks.achievements, use: self.answer)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let store = try await self.store(of: member)
        _ = try await store.celebrate(at: self.counter.now())
        let (earned, tally) = try await store.all(CountedDays(member, at: self.counter.now()))
        return try self.views.render(
            AchievementsPage(
                earned,
                tally,
                self.switches,
                today: member.day(at: self.counter.now()),
                frame: self.views.frame(
                    "Achievements",
                    back: Places.motivation.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }

    /// Shows what is to be celebrated: nothing without pressure, and nothing waits for the day when it is on again.
    func celebrate(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let earned = try await self.store(of: member).celebrate(at: self.counter.now())
        return try self.views.render(
            CelebrationPage(
                member.noPressure ? [] : earned,
                today: member.day(at: self.counter.now()),
                frame: self.views.frame("", in: context)
            )
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let member = context.signedIn
        let (earned, tally) = try await self.store(of: member).all(CountedDays(member, at: self.counter.now()))
        return JSONResponse(AchievementsResponse(earned, tally, self.switches))
    }

    private func store(of member: Member) async throws -> AchievementStore {
        try await self.counter.catchUp(member.id)
        return AchievementStore(database: self.counter.database, owner: member.id)
    }
}
