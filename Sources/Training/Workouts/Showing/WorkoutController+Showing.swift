import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Shows a workout.
extension WorkoutController {
    func show(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let store = self.workouts(of: context)
        guard let workout = try await store.find(id) else {
            // A member who goes back to one that another replaced finds the list, and the way to have it back.
            guard let removed = try await store.findRemoved(id) else { throw Self.missing }
            return .onward(to: Places.workouts.path, toast: Self.deleted(removed))
        }
        return try await self.page(of: workout, FormErrors(), context).response()
    }

    /// Shows a workout, also with complaints when another couldn't be made of it.
    func page(of workout: Workout, _ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        let done = try await self.log.store(of: context.signedIn).summarised([workout.id])[workout.id]
        let frame = self.views.frame(
            workout.title,
            back: Places.workouts.path,
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        return try self.views.render(
            WorkoutPage(
                workout,
                madeOn: context.signedIn.day(at: workout.createdAt),
                done: done,
                for: try await self.maker.trainee(context.signedIn, doing: workout),
                gyms: workout.request.place == .gym ? try await self.gyms.nearest(to: context.signedIn.id) : [],
                units: context.signedIn.units,
                songs: try await self.songs(context.signedIn.id, workout.id),
                hasMusic: self.switches.isOn(.music),
                ids: (RowID.new(), RowID.new()),
                errors,
                frame: frame
            )
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(WorkoutResponse(try await self.find(in: context), tellsHealth: context.mayTellHealth))
    }
}
