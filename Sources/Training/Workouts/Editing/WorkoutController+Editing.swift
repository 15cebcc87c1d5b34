import HTTPTypes
import Hummingbird
import Members
import Web

/// Edits workouts.
extension WorkoutController {
    func edit(request: Request, context: MemberContext) async throws -> Page {
        let workout = try await self.findChangeable(in: context)
        let form = WorkoutDraftForm(WorkoutEditForm(workout, units: context.signedIn.units).input)
        return try await self.form(form, FormErrors(), of: workout, in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let workout = try await self.findChangeable(in: context)
        let form = try await request.form(WorkoutEditForm.self)
        return try await form.submit(
            again: { try await self.form(WorkoutDraftForm(form.input), $0, of: workout, in: context) }
        ) { values in
            guard let saved = try await self.saved(values, of: workout, in: context) else {
                return try await self.conflict(form, in: context)
            }
            return .onward(to: WorkoutLinks.workout(saved.id), toast: Toast("\(saved.title) is saved"))
        }
    }

    /// Shows the form with an exercise added, removed or moved, or with search results; saves nothing.
    func draft(request: Request, context: MemberContext) async throws -> Page {
        let workout = try await self.findChangeable(in: context)
        var form = try await request.form(WorkoutDraftForm.self)
        let wanted = form.input["add"]
        if wanted.isEmpty {
            form.arrange()
        } else {
            let trainee = try await self.maker.trainee(context.signedIn)
            guard let addition = self.maker.addition(wanted, to: workout, for: trainee) else {
                let errors = FormErrors("exercises", "This exercise isn't there or isn't for you now. Choose another.")
                return try await self.form(form, errors, of: workout, in: context)
            }
            form.add(addition.item, in: addition.part)
        }
        return try await self.form(form, FormErrors(), of: workout, in: context)
    }

    /// Saves an edited workout; nil when the workout changed since.
    func saved(
        _ values: WorkoutEditForm.Values,
        of workout: Workout,
        in context: MemberContext
    ) async throws -> Workout? {
        var trainee = try await self.maker.trainee(context.signedIn)
        trainee.tellsHealth = context.mayTellHealth
        let edited = try self.maker.edited(workout, values, for: trainee)
        return try await Self.saying { try await self.workouts(of: context).save(edited) }
    }

    /// Shows the form with what was typed, and says that the workout changed.
    private func conflict(_ form: WorkoutEditForm, in context: MemberContext) async throws -> Response {
        let workout = try await self.find(in: context)
        var input = form.input
        input.set("version", to: String(workout.version))
        let draft = WorkoutDraftForm(input)
        return try await self.form(draft, FormErrors(), of: workout, stale: true, in: context).response()
    }

    private func form(
        _ form: WorkoutDraftForm,
        _ errors: FormErrors,
        of workout: Workout,
        stale: Bool = false,
        in context: MemberContext
    ) async throws -> Page {
        let trainee = try await self.maker.trainee(context.signedIn)
        let frame = self.views.frame(
            "Edit workout",
            back: WorkoutLinks.workout(workout.id),
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        return try self.views.render(
            EditWorkoutPage(
                form,
                errors,
                of: workout,
                for: trainee,
                stale: stale,
                found: trainee.find(form.query, limit: 8),
                frame: frame
            )
        )
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try await self.findChangeable(in: context)
        // The phases that a device replaces are those that it read.
        var read = workout
        read.plan = workout.plan.inOrderOfWork
        var now = WorkoutEditForm(read, units: .metric).input
        now.set("version", to: "")
        let form = WorkoutEditForm(now).changed(by: try await request.form(WorkoutEditForm.self))
        guard let saved = try await self.saved(try form.values(), of: workout, in: context) else { throw Self.stale }
        return JSONResponse(WorkoutResponse(saved, tellsHealth: context.mayTellHealth))
    }
}

extension Trainee {
    /// Finds exercises to add: safe for the member, and not excluded by them.
    func find(_ words: String, limit: Int) -> [Exercise] {
        guard !words.isEmpty else { return [] }
        return Array(
            ExerciseSearch(shelf: self.shelf).find(ExerciseFilter(text: words)).lazy
                .filter { !self.shelf.excluded.contains($0.id) && !self.rules.ruleOut($0) }
                .prefix(limit)
        )
    }
}
