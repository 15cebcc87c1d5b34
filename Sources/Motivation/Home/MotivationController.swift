import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the home of the wing.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation` | what this week brought, what is near, and the ways to the rest |
struct MotivationController: Controller {
    let counter: DeedCounter
    let missions: Missions
    let proposals: MissionProposals
    let goals: MonthlyGoals
    let switches: HouseSwitches
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(Places.motivation, use: self.home)
    }

    func home(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let today = member.day(at: self.counter.now())
        try await self.counter.catchUp(member.id)
        let database = self.counter.database
        let week = try await database.read { try PointProjection.lines(of: member.id, in: today.week, $0) }
        let (earned, tally) = try await AchievementStore(database: database, owner: member.id)
            .all(CountedDays(member, at: self.counter.now()))
        let hasMissions = self.switches.isOn(.missions)
        let running = hasMissions ? try await self.missions.running(of: member) : []
        return try self.views.render(
            MotivationPage(
                week: week.reduce(0) { $0 + $1.points },
                days: Set(week.map(\.day)).count,
                earned,
                tally,
                running,
                goes: try await self.missions.today(running, of: member),
                hasMissions ? try await self.proposals.open(for: member) : [],
                for: member,
                monthlyGoal: try await self.goals.card(for: member),
                hasRewards: self.goals.switches.isOn(.rewards),
                today: today,
                switches: self.switches,
                frame: self.views.frame(
                    "Keep going",
                    back: Places.me.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }
}
