import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the goal of the month, and what is given for reaching it.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/rewards` | the goal of this month, or what is proposed; rewards with their codes |
/// | `POST /motivation/goal` | sets or changes the goal |
/// | `POST …/goal/undoing` | takes back what was just set |
/// | `POST …/goal/refusal`, `…/removal`, `…/restoration` | no goal this month; lets it go; brings either back |
/// | `POST /motivation/rewards` | claims the reward of a month, once |
/// | `GET /api/v1/motivation/goal`, `PUT`, `DELETE` | the same for a device |
/// | `GET /api/v1/motivation/rewards`, `POST` | the same for a device |
struct RewardController: Controller {
    let goals: MonthlyGoals
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.rewards)
        own.get(RewardLinks.rewards, use: self.show)
        own.post(RewardLinks.rewards, use: self.claim)
        own.post(RewardLinks.goal, use: self.set)
        own.post(RewardLinks.goalRefusal, use: self.decline)
        own.post(RewardLinks.goalUndoing, use: self.undo)
        own.post(RewardLinks.goalRemoval, use: self.letGo)
        own.post(RewardLinks.goalRestoration, use: self.restore)
        let api = routes.api(.motivation).part(.rewards)
        api.get(RewardLinks.goal, use: self.answerGoal)
        api.put(RewardLinks.goal, use: self.answerSetting)
        api.delete(RewardLinks.goal, use: self.answerLettingGo)
        api.get(RewardLinks.rewards, use: self.answerRewards)
        api.post(RewardLinks.rewards, use: self.answerClaim)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(MonthlyGoalForm(), FormErrors(), context)
    }

    func set(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(MonthlyGoalForm.self)
        return try await form.submit(again: { try await self.page(form, $0, context) }) { values in
            let isNew = try await self.goals.set(values, of: context.signedIn)
            return .onward(
                to: RewardLinks.rewards.path,
                toast: Toast("Your goal is set.", undo: isNew ? RewardLinks.goalUndoing.path : "")
            )
        }
    }

    func decline(request: Request, context: MemberContext) async throws -> Response {
        let isNew = try await self.store(context).decline(self.month(context), at: self.goals.now())
        let toast = isNew ? Toast("No goal this month.", undo: RewardLinks.goalRestoration.path) : nil
        return .onward(to: RewardLinks.rewards.path, toast: toast)
    }

    func undo(request: Request, context: MemberContext) async throws -> Response {
        try await self.store(context).undo(self.month(context), at: self.goals.now())
        return .onward(to: RewardLinks.rewards.path)
    }

    func letGo(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.store(context).letGo(self.month(context), at: self.goals.now()) else { throw Self.none }
        return .onward(
            to: RewardLinks.rewards.path,
            toast: Toast("Let go. What you did stays done.", undo: RewardLinks.goalRestoration.path)
        )
    }

    /// Takes “not this month” back, or the letting go of a goal.
    func restore(request: Request, context: MemberContext) async throws -> Response {
        let (store, month) = (self.store(context), self.month(context))
        if try await !store.restore(month) { try await store.askAgain(month) }
        return .onward(to: RewardLinks.rewards.path)
    }

    func claim(request: Request, context: MemberContext) async throws -> Response {
        let month = try await request.form(RewardForm.self).values()
        let reward = try await self.reward(of: month, context)
        let words = reward.code == .waiting ? "Yours. A voucher comes as soon as there is one." : "Here is your reward."
        return .onward(to: RewardLinks.rewards.path, toast: Toast(words))
    }

    func answerGoal(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(try await self.response(context))
    }

    func answerSetting(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(MonthlyGoalForm.self).values()
        try await self.goals.set(values, of: context.signedIn)
        return JSONResponse(try await self.response(context))
    }

    func answerLettingGo(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        guard try await self.store(context).letGo(self.month(context), at: self.goals.now()) else { throw Self.none }
        return .noContent
    }

    func answerRewards(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(RewardsResponse(try await self.goals.rewards(of: context.signedIn).all()))
    }

    func answerClaim(request: Request, context: MemberContext) async throws -> JSONResponse {
        let month = try await request.form(RewardForm.self).values()
        return JSONResponse(RewardResponse(try await self.reward(of: month, context)))
    }

    private func reward(of month: GoalMonth, _ context: MemberContext) async throws -> Reward {
        switch try await self.goals.claim(month, of: context.signedIn) {
        case .reward(let reward): return reward
        case .notReached: throw Self.notReached
        case .addressTaken: throw Self.addressTaken
        case .notYet(let obstacle):
            let today = context.signedIn.day(at: self.goals.now())
            throw Conflict(obstacle.words(today: today))
        }
    }

    private func response(_ context: MemberContext) async throws -> MonthlyGoalResponse {
        let state = try await self.goals.state(of: context.signedIn)
        return MonthlyGoalResponse(state, try await self.proposals(state, context))
    }

    /// Proposes goals; nothing where nothing can be set.
    private func proposals(_ state: MonthlyGoals.State, _ context: MemberContext) async throws -> [GoalProposal] {
        guard state.mayChange else { return [] }
        return try await self.goals.proposals(for: context.signedIn, in: state.month, on: state.today)
    }

    private func page(_ form: MonthlyGoalForm, _ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let state = try await self.goals.state(of: member)
        return try self.views.render(
            RewardsPage(
                state,
                member.noPressure ? [] : try await self.proposals(state, context),
                try await self.goals.rewards(of: member).all(),
                form,
                errors,
                for: member,
                frame: self.views.frame(
                    "Goal of the month",
                    back: Places.motivation.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }

    private func month(_ context: MemberContext) -> GoalMonth {
        GoalMonth(around: context.signedIn.day(at: self.goals.now()))
    }

    private func store(_ context: MemberContext) -> MonthlyGoalStore { self.goals.store(of: context.signedIn) }

    private static var none: NotFound {
        NotFound("There is no goal of this month to let go, or its reward was claimed already.")
    }

    private static let addressTaken = Conflict(
        "The reward of this month went to your mail address before. The next one comes next month."
    )

    private static var notReached: NotFound {
        NotFound("This goal isn't reached yet, or it can't be claimed any more.")
    }
}
