import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Chooses what is trained at the time of a plan.
extension PlanController {
    /// Shows what there is to choose from; a workout that was made for the plan comes back with its id, chosen.
    func choose(request: Request, context: MemberContext) async throws -> Page {
        let plan = try await self.find(in: context)
        let asked = RowID.read(try request.query(PlanChangeForm.self).input["workoutId"])
        return try await self.page(of: plan, chosen: asked ?? plan.workout ?? "", FormErrors(), in: context)
    }

    func keepChoice(request: Request, context: MemberContext) async throws -> Response {
        let plan = try await self.find(in: context)
        let form = try await request.form(PlanChangeForm.self)
        let again = { errors in
            try await self.page(of: plan, chosen: form.input["workoutId"], errors, in: context)
        }
        return try await form.submit(again: again) { values in
            guard let workout = values.workout else {
                throw FormErrors("workoutId", "Choose one of your workouts.")
            }
            let chosen = try await self.changed(plan, by: values, context)
            let words = self.words(chosen, in: context)
            let toast = workout == nil ? "Nothing is chosen yet for \(words)" : "Chosen for \(words)"
            return .onward(to: PlanLinks.plan(plan.id), toast: Toast(toast))
        }
    }

    private func page(
        of plan: PlannedWorkout,
        chosen: String,
        _ errors: FormErrors,
        in context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        let isAgreed = try await self.maker.partner(in: plan, of: member.id) != nil
        let minutes = try await self.maker.minutes(in: plan, agreed: isAgreed, of: member.id)
        let workouts = try await self.maker.workouts(of: member.id)
        return try self.views.render(
            PlanWorkoutPage(
                plan,
                errors,
                timeWords: self.words(plan, in: context),
                workouts: workouts.choices(
                    fitting: minutes,
                    chosen: chosen,
                    openHint: "",
                    on: member.day(at: self.maker.now)
                ),
                minutes: minutes,
                frame: self.views.frame(
                    "Choose a workout",
                    back: PlanLinks.plan(plan.id),
                    tab: .training,
                    help: Places.help("free-time"),
                    in: context
                )
            )
        )
    }
}
