package import Foundation
import HTTPTypes
package import Hummingbird
package import Storage
package import Web

/// A member's goal, for devices; always metric.
///
/// | route | does |
/// |---|---|
/// | `GET /goal` | the goal in force, or 404 |
/// | `PUT /goal` | with `version` changes the goal in force, without it sets a new one in front: 201 for the first |
/// | `GET /goal/expenditure` | what the body was found to use |
/// | `DELETE /goal` | removes the goal in force; the one before counts again |
package struct GoalAPIController: Sendable {
    private let planner: GoalPlanner

    package init(
        database: any Database,
        goalBaseline: @Sendable @escaping (Member.ID) async throws -> GoalBaseline?,
        weighings: @escaping Weighings,
        now: @Sendable @escaping () -> Date
    ) {
        self.planner = GoalPlanner(database: database, goalBaseline: goalBaseline, weighings: weighings, now: now)
    }

    package func addRoutes(to api: some RouterMethods<MemberContext>) {
        api.get("goal", use: self.show)
        api.put("goal", use: self.save)
        api.delete("goal", use: self.remove)
        api.get("goal/expenditure", use: self.expenditure)
    }

    func show(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(GoalResponse(try await self.current(of: context.signedIn)))
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        switch try await self.planner.read(try await request.form(GoalObject.self), of: member) {
        case .unknownBody: throw Self.unknownBody
        case .unreadable(let errors): throw errors
        case .plan(let plan, let draft):
            if case .refused(let dangers, let proposal) = plan.judged() {
                return try GoalRefusal(dangers, proposal: proposal).response()
            }
            let isFirst = try await self.planner.goals(of: member).current() == nil
            let goal = try await self.planner.save(plan, version: draft.version, of: member)
            return try JSONResponse(GoalResponse(goal), status: isFirst ? .created : .ok).response()
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let goal = try await self.current(of: member)
        let today = self.planner.today(of: member)
        let removed = try await self.planner.goals(of: member)
            .remove(version: goal.version, today: today, at: self.planner.now())
        guard removed != nil else { throw HTTPError(.conflict) }
        return Response(status: .noContent)
    }

    func expenditure(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(ExpenditureResponse(try await self.planner.expenditure(of: context.signedIn)))
    }

    private func current(of member: Member) async throws -> Goal {
        guard let goal = try await self.planner.goals(of: member).current() else {
            throw HTTPError(.notFound, message: "There is no goal yet.")
        }
        return goal
    }

    private static var unknownBody: FormErrors {
        var errors = FormErrors()
        errors.add("form", "A goal needs your height and weight: send heightCm and weightKg to /api/v1/me first.")
        return errors
    }
}
