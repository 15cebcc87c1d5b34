import HTTPTypes
import Hummingbird
import Storage
import Web

/// Workouts as devices read and write them.
extension WorkoutController {
    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(WorkoutListForm.self).values()
        let workouts = try await self.workouts(of: context)
            .page(asked.status, shared: asked.isShared, after: asked.after, limit: asked.limit)
        return JSONResponse(WorkoutsResponse(workouts, next: workouts.next(limit: asked.limit)))
    }

    /// 201 the first time, 200 with what is there when the request was seen before.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(WorkoutForm.self).values()
        let made = try await self.maker.make(values, for: context.signedIn)
        return JSONResponse(WorkoutResponse(made.workout), status: made.isNew ? .created : .ok)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(WorkoutResponse(try await self.find(in: context)))
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try await self.find(in: context)
        var now = WorkoutEditForm(workout, units: .metric).input
        now.set("version", to: "")
        let form = WorkoutEditForm(now).changed(by: try await request.form(WorkoutEditForm.self))
        guard let saved = try await self.saved(try form.values(), of: workout, in: context) else { throw Self.stale }
        return JSONResponse(WorkoutResponse(saved))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let version = try request.query(WorkoutRemovalForm.self).values().version
        let removed = try await self.workouts(of: context).remove(id, version: version, now: self.maker.now())
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        return Response(status: .noContent)
    }

    func answerAlternatives(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try await self.find(in: context)
        let item = try self.item(of: workout, in: context)
        let trainee = try await self.maker.trainee(context.signedIn)
        return JSONResponse(AlternativesResponse(self.maker.alternatives(to: item.exercise, in: workout, for: trainee)))
    }

    func answerSwap(request: Request, context: MemberContext) async throws -> JSONResponse {
        let swapped = try await self.swapped(try await request.form(SwapForm.self), in: context)
        return JSONResponse(WorkoutResponse(swapped.workout))
    }

    func answerExclude(request: Request, context: MemberContext) async throws -> JSONResponse {
        let excluded = try await self.excluded(try await request.form(SwapForm.self), in: context)
        return JSONResponse(WorkoutResponse(excluded.workout))
    }
}

/// Which version of a workout is to be deleted.
struct WorkoutRemovalForm: Form {
    static let fields: [String: FieldKind] = ["version": .number]

    struct Values: Sendable { let version: Int64? }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        return Values(version: version.map(Int64.init))
    }
}
