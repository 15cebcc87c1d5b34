import HealthMath
import Hummingbird
import Members
import Web

/// Lists workouts.
extension WorkoutController {
    func list(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(WorkoutListForm.self).lenient
        let store = self.workouts(of: context)
        let workouts =
            try await store
            .page(asked.status, shared: asked.isShared, after: asked.after, limit: asked.limit)
        let frame = self.views.frame(
            "Workouts",
            back: Places.training.path,
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        return try self.views.render(
            WorkoutsPage(
                workouts,
                plans: try await store.plans(of: workouts.map(\.id)),
                done: try await self.log.store(of: context.signedIn).summarised(workouts.map(\.id)),
                asked,
                hasShared: try await store.holdsShared(),
                today: context.signedIn.day(at: self.maker.now()),
                units: context.signedIn.units,
                frame: frame
            )
        )
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(WorkoutListForm.self).values()
        let workouts = try await self.workouts(of: context)
            .page(asked.status, shared: asked.isShared, after: asked.after, limit: asked.limit)
        return JSONResponse(WorkoutsResponse(workouts, next: workouts.next(limit: asked.limit)))
    }
}
