import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a member's goal.
///
/// | route | does |
/// |---|---|
/// | `GET /goal` | the goal in force and how far it is |
/// | `GET /goal/plan` | a new goal to fill in; with `?version=` the goal in force to change |
/// | `POST /goal/plan` | sets or changes it when it is safe, else says why not and what would be |
/// | `POST /goal/preview` | previews the typed plan, as a fragment or the whole page |
/// | `POST /goal/proposal` | takes the safe proposal as it stands |
/// | `POST /goal/replan` | plans it anew from what the body was found to use |
/// | `POST /goal/removal` | removes the goal in force; the one before counts again |
/// | `POST /goal/{id}/restoration` | puts a removed goal in force again |
/// | `GET /api/v1/goal` | the goal in force, always metric, or 404 |
/// | `PUT /api/v1/goal` | with `version` changes it, without sets a new one in front: 201 for the first |
/// | `DELETE /api/v1/goal` | removes the goal in force; the one before counts again |
/// | `GET /api/v1/goal/expenditure` | the estimated expenditure |
struct GoalController: Controller {
    let planner: GoalPlanner
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.goal, use: self.show)
        own.get(Places.goalPlan, use: self.plan)
        own.post(Places.goalPlan, use: self.save)
        own.post(GoalLinks.preview, .handlesRepetition, use: self.preview)
        own.post(GoalLinks.proposal, use: self.accept)
        own.post(GoalLinks.replan, use: self.replan)
        own.post(GoalLinks.removal, use: self.remove)
        own.post(GoalLinks.restoration, use: self.restore)
        let api = routes.api(.goal)
        api.get(Places.goal, use: self.answer)
        api.put(Places.goal, use: self.answerSave)
        api.delete(Places.goal, use: self.answerRemove)
        api.get(GoalAPI.expenditure, use: self.answerExpenditure)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let known = try await self.planner.goalBaseline(member.id)
        let page = GoalPage(
            try await self.planner.goals(of: member).current(),
            known: known,
            finding: try await self.planner.expenditure(of: member, known: known),
            of: member,
            today: self.planner.today(of: member),
            frame: self.views.frame("Goal", back: Places.me.path, tab: .me, help: Places.help("goals"), in: context)
        )
        return try self.views.render(page)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let form = try await request.form(GoalForm.self)
        let goals = self.planner.goals(of: member)
        // Undo after setting it has an address and no form.
        let asked = request.uri.queryParameters["version"].map(String.init) ?? form.input["version"]
        guard let version = Int64(asked),
            let goal = try await goals.remove(
                version: version,
                today: self.planner.today(of: member),
                at: self.planner.now()
            )
        else { throw Self.changed }
        let words = try await goals.current() == nil ? "Goal deleted" : "Goal deleted. The one before counts again"
        return .onward(to: Places.goal.path, toast: Toast(words, undo: GoalLinks.restoration(goal.id)))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let id = try context.id()
        let today = self.planner.today(of: member)
        guard try await self.planner.goals(of: member).restore(id, today: today) != nil else {
            throw NotFound()
        }
        return .onward(to: Places.goal.path, toast: Toast("Your goal is back"))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(GoalResponse(try await self.current(of: context.signedIn)))
    }

    func answerSave(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let form = try await request.form(GoalObject.self)
        guard let known = try await self.planner.goalBaseline(member.id) else { throw Self.unknownBody }
        let draft = try form.values()
        guard let plan = try await self.planner.plan(draft, from: known, of: member) else { throw Self.changed }
        if case .refused(let dangers, let proposal) = plan.judged() {
            return try GoalRefusal(dangers, proposal: proposal).response()
        }
        let isFirst = try await self.planner.goals(of: member).current() == nil
        guard let goal = try await self.planner.save(plan, version: draft.version, of: member) else {
            throw Self.changed
        }
        return try JSONResponse(GoalResponse(goal), status: isFirst ? .created : .ok).response()
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let goal = try await self.current(of: member)
        let today = self.planner.today(of: member)
        let removed = try await self.planner.goals(of: member)
            .remove(version: goal.version, today: today, at: self.planner.now())
        guard removed != nil else { throw Self.changed }
        return Response(status: .noContent)
    }

    func answerExpenditure(request: Request, context: MemberContext) async throws -> JSONResponse {
        let member = context.signedIn
        let known = try await self.planner.goalBaseline(member.id)
        return JSONResponse(ExpenditureResponse(try await self.planner.expenditure(of: member, known: known)))
    }

    private func current(of member: Member) async throws -> Goal {
        guard let goal = try await self.planner.goals(of: member).current() else {
            throw NotFound("There is no goal yet.")
        }
        return goal
    }

    /// The goal was changed or removed since the member read it.
    static let changed = Conflict()
    private static let unknownBody = FormErrors(
        "form",
        "A goal needs your height and weight: send heightCm and weightKg to /api/v1/me first."
    )
}
