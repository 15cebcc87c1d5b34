import Hummingbird
import Members
import Storage
import Web

/// Does a workout again that was done.
extension WorkoutController {
    /// Makes a new workout of the same plan, which stays to be begun; the one that was done stays as it is.
    func `repeat`(request: Request, context: MemberContext) async throws -> Response {
        let made = try await self.repeated(request, context)
        return .onward(to: WorkoutLinks.workout(made.workout.id), toast: Toast("A new one, with your next weights"))
    }

    /// Answers 201 the first time, and 200 with the stored workout when the same request is sent again.
    func answerRepeat(request: Request, context: MemberContext) async throws -> JSONResponse {
        let made = try await self.repeated(request, context)
        let response = WorkoutResponse(made.workout, tellsHealth: context.mayTellHealth)
        return JSONResponse(response, status: made.isNew ? .created : .ok)
    }

    private func repeated(
        _ request: Request,
        _ context: MemberContext
    ) async throws -> (workout: Workout, isNew: Bool) {
        let (member, now) = (context.signedIn, self.maker.now())
        let done = try await self.find(in: context)
        let id = try await request.form(AnotherForm.self).values().id
        let store = self.workouts(of: context)
        do {
            return try await self.maker.database.write { db in
                try store.repeat(done, as: id, on: member.day(at: now), at: now, in: db)
            }
        } catch is WorkoutStore.Full {
            throw FormErrors("form", WorkoutStore.Full.words)
        }
    }
}
