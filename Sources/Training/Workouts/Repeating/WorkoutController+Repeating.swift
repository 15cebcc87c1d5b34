import Hummingbird
import Members
import Storage
import Web

/// Does a workout again that was done.
extension WorkoutController {
    /// Makes a new workout of the same plan but for what isn't safe any more, to be begun; the one that was done stays as it is.
    func `repeat`(request: Request, context: MemberContext) async throws -> Response {
        let done = try await self.find(in: context)
        let form = try await request.form(AnotherForm.self)
        return try await form.submit(again: { try await self.page(of: done, $0, context) }) { asked in
            let made = try await self.repeated(done, as: asked.id, context)
            let words = Self.words(of: made.workout, made.changes)
            return .onward(to: WorkoutLinks.workout(made.workout.id), toast: Toast(words))
        }
    }

    /// Says what became of a workout that is done again, with so many of its exercises changed.
    private static func words(of workout: Workout, _ changes: Int) -> String {
        let hasWeights = workout.plan.items.contains { $0.kilograms != nil }
        let new = hasWeights ? "A new one, with your next weights" : "A new one"
        switch changes {
        case 0: return new
        case 1: return "\(new). One exercise is another, to be safe for you now"
        default: return "\(new). \(changes) exercises are others, to be safe for you now"
        }
    }

    /// Answers 201 the first time, and 200 with the stored workout when the same request is sent again.
    func answerRepeat(request: Request, context: MemberContext) async throws -> JSONResponse {
        let done = try await self.find(in: context)
        let asked = try await request.form(AnotherForm.self).values()
        let made = try await self.repeated(done, as: asked.id, context)
        let response = WorkoutResponse(made.workout, tellsHealth: context.mayTellHealth)
        return JSONResponse(response, status: made.isNew ? .created : .ok)
    }

    private func repeated(
        _ done: Workout,
        as id: String,
        _ context: MemberContext
    ) async throws -> (workout: Workout, isNew: Bool, changes: Int) {
        let (member, now) = (context.signedIn, self.maker.now())
        let store = self.workouts(of: context)
        let trainee = try await self.maker.trainee(member)
        let (again, changes) = self.maker.sparing(done, for: trainee)
        do {
            let made = try await self.maker.database.write { db in
                try store.repeat(
                    again,
                    as: id,
                    on: member.day(at: now),
                    at: now,
                    plated: trainee.shelf.all.plated,
                    in: db
                )
            }
            return (made.workout, made.isNew, changes)
        } catch is WorkoutStore.Full {
            throw FormErrors("form", WorkoutStore.Full.words)
        }
    }
}
