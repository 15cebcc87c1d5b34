package import Foundation
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// A member's goal.
///
/// | route | does |
/// |---|---|
/// | `GET /goal` | the goal in force and how far it is |
/// | `GET /goal/plan` | a new goal to fill in; with `?version=` the goal in force to change |
/// | `POST /goal/plan` | sets or changes it when it is safe, else says why not and what would be |
/// | `POST /goal/preview` | what the typed plan would mean: a piece of the page or the whole |
/// | `POST /goal/proposal` | takes the safe proposal as it stands |
/// | `POST /goal/replan` | plans it anew from what the body was found to use |
/// | `POST /goal/removal` | removes the goal in force; the one before counts again |
/// | `POST /goal/{id}/restoration` | puts a removed goal in force again |
package struct GoalController: Sendable {
    let planner: GoalPlanner
    let views: Views

    package init(
        database: any Database,
        views: Views,
        goalBaseline: @Sendable @escaping (Member.ID) async throws -> GoalBaseline?,
        weighings: @escaping Weighings,
        now: @Sendable @escaping () -> Date
    ) {
        self.planner = GoalPlanner(database: database, goalBaseline: goalBaseline, weighings: weighings, now: now)
        self.views = views
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("goal", use: self.show)
        pages.get("goal/plan", use: self.plan)
        pages.post("goal/plan", use: self.save)
        pages.post("goal/preview", use: self.preview)
        pages.post("goal/proposal", use: self.accept)
        pages.post("goal/replan", use: self.replan)
        pages.post("goal/removal", use: self.remove)
        pages.post("goal/:id/restoration", use: self.restore)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let page = GoalPage(
            try await self.planner.goals(of: member).current(),
            known: try await self.planner.goalBaseline(member.id),
            finding: try await self.planner.expenditure(of: member),
            of: member,
            today: self.planner.today(of: member),
            frame: self.views.frame("Goal", back: "/me", tab: .me, help: "/help#goals", in: context)
        )
        return try self.views.render(page)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let form = try await request.form(GoalForm.self)
        let goals = self.planner.goals(of: member)
        guard let version = Int64(form.input["version"]),
            let goal = try await goals.remove(
                version: version,
                today: self.planner.today(of: member),
                at: self.planner.now()
            )
        else { throw HTTPError(.conflict) }
        return .onward(to: "/goal", toast: Toast("Goal deleted", undo: "/goal/\(goal.id)/restoration"))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let id = try context.parameters.require("id")
        let today = self.planner.today(of: member)
        guard try await self.planner.goals(of: member).restore(id, today: today) != nil else {
            throw HTTPError(.notFound)
        }
        return .onward(to: "/goal", toast: Toast("Your goal is back"))
    }
}
