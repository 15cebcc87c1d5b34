import HTTPTypes
import Hummingbird
import Members
import Web

/// The API of planned workouts.
extension PlanController {
    /// Answers 201 the first time, and 200 with the stored plan when the same request is sent again.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(PlanForm.self).values()
        guard values.id != nil else { throw FormErrors.requestID() }
        let planned = try await self.maker.plan(values, for: context.signedIn)
        return try await self.answer(planned.planned, planned.isNew ? .created : .ok, context)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try await self.find(in: context), .ok, context)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let plan = try await self.find(in: context)
        let values = try await request.form(PlanChangeForm.self).values()
        guard values.version != nil else { throw FormErrors("version", "Send the version you read.") }
        return try await self.answer(try await self.changed(plan, by: values, context), .ok, context)
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: self.missing)
        let version = try request.query(RemovalForm.self).values().version
        let removed = try await self.maker.store(of: context.signedIn.id)
            .remove(id, version: version, at: self.maker.now)
        guard let removed else { throw self.missing }
        guard removed.done else { throw self.stale }
        return Response(status: .noContent)
    }

    private func answer(
        _ plan: PlannedWorkout,
        _ status: HTTPResponse.Status,
        _ context: MemberContext
    ) async throws -> JSONResponse {
        let known = try await self.maker.states(of: [plan], for: context.signedIn).first
        return JSONResponse(PlanResponse(known ?? FreeWeek.Plan(workout: plan, state: .ahead)), status: status)
    }
}
