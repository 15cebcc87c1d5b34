import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Swaps and excludes exercises of a workout.
extension WorkoutController {
    func exercise(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(during: Self.session(of: request), FormErrors(), context)
    }

    /// Returns the session in the middle of which a swap or its undoing is asked for; nil for none.
    private static func session(of request: Request) -> String? {
        request.uri.queryParameters["session"].flatMap { RowID.read(String($0)) }
    }

    /// Shows the alternatives to an exercise, in the middle of a session or not.
    private func page(during session: String?, _ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        let workout = try await self.findChangeable(in: context)
        let item = try self.item(of: workout, in: context)
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        let frame = self.views.frame(
            "Swap an exercise",
            back: session.map(SessionLinks.session) ?? WorkoutLinks.workout(workout.id),
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        let alternatives = self.maker.alternatives(to: item.exercise, in: workout, for: trainee)
        return try self.views.render(
            SwapPage(
                item,
                of: workout,
                alternatives,
                for: trainee,
                during: session,
                units: context.signedIn.units,
                errors,
                frame: frame
            )
        )
    }

    func swap(request: Request, context: MemberContext) async throws -> Response {
        try await self.submit(request, context) { values in
            let swapped = try await self.swapped(values, in: context)
            let (workout, other) = (swapped.workout, swapped.other)
            let undo = WorkoutLinks.unswap(other.id, of: workout.id, during: values.session)
            let words = Self.words(swapped.old, became: other, in: workout, units: context.signedIn.units)
            return .onward(to: Self.after(values.session, workout, at: other.id), toast: Toast(words, undo: undo))
        }
    }

    /// Says what took the place of an exercise, and how it is done where that is not as before.
    private static func words(
        _ old: WorkoutItem,
        became other: Exercise,
        in workout: Workout,
        units: Units
    ) -> String {
        let words = "\(old.name) became \(other.name)"
        let items = workout.plan.items.filter { $0.exercise == other.id }
        guard let item = items.first(where: { $0.role == old.role }) ?? items.first else { return words }
        let isAlike =
            (item.sets, item.reps, item.seconds, item.restSeconds) == (old.sets, old.reps, old.seconds, old.restSeconds)
        return isAlike ? words : "\(words): \(WorkoutWords.dose(item, in: units))"
    }

    /// Undoes a swap.
    func unswap(request: Request, context: MemberContext) async throws -> Response {
        let workout = try await self.findChangeable(in: context)
        let item = try self.item(of: workout, in: context)
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        guard let (changed, back) = self.maker.unswap(item.exercise, in: workout, for: trainee) else {
            throw HTTPError(.notFound, message: "\(item.name) was swapped for nothing.")
        }
        let session = Self.session(of: request)
        do {
            guard let saved = try await self.workouts(of: context).save(changed) else { throw Self.stale }
            return .onward(to: Self.after(session, saved, at: back.exercise), toast: Toast("\(back.name) is back"))
        } catch is TrainingSession.TooManyChanges {
            return .onward(
                to: Self.after(session, workout, at: item.exercise),
                toast: Toast(TrainingSession.TooManyChanges.words)
            )
        }
    }

    func exclude(request: Request, context: MemberContext) async throws -> Response {
        try await self.submit(request, context) { values in
            let excluded = try await self.excluded(values, in: context)
            let name = excluded.old.name
            let words =
                excluded.other.map { "\(name) won't come again; \($0.name) took its place" }
                ?? "\(name) won't come again"
            let undo = ExerciseLinks.allowing(excluded.old.exercise)
            let way = Self.after(values.session, excluded.workout, at: excluded.other?.id)
            return .onward(to: way, toast: Toast(words, undo: undo))
        }
    }

    private func submit(
        _ request: Request,
        _ context: MemberContext,
        _ work: (SwapForm.Values) async throws -> Response
    ) async throws -> Response {
        let form = try await request.form(SwapForm.self)
        return try await form.submit(again: { try await self.page(during: form.session, $0, context) }, work)
    }

    /// Returns the way back to the session in the middle of which it was, or to the line of the exercise in the workout.
    private static func after(_ session: String?, _ workout: Workout, at exercise: Exercise.ID?) -> String {
        if let session { return SessionLinks.session(session) }
        return exercise.map { WorkoutLinks.line(of: $0, in: workout.id) } ?? WorkoutLinks.workout(workout.id)
    }

    /// Swaps an exercise and saves the workout.
    func swapped(
        _ values: SwapForm.Values,
        in context: MemberContext
    ) async throws -> (workout: Workout, old: WorkoutItem, other: Exercise) {
        var workout = try await self.findChangeable(in: context)
        let item = try self.item(of: workout, in: context)
        workout.version = values.version
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        let offered = self.maker.alternatives(to: item.exercise, in: workout, for: trainee).map(\.exercise)
        let other = values.other.map { id in offered.first { $0.id == id } } ?? offered.first
        guard let other else {
            throw FormErrors(
                "with",
                offered.isEmpty
                    ? "Nothing safe is like \(item.name). Edit the workout to take it out."
                    : "This can't stand in for \(item.name). Choose one of its alternatives."
            )
        }
        guard let changed = self.maker.swap(item.exercise, for: other, in: workout, for: trainee) else {
            throw FormErrors("with", "\(other.name) can't stand there. Choose another.")
        }
        let lifting = try await self.maker.lifting([other.id], in: changed, of: context.signedIn.id, for: trainee)
        let saved = try await Self.saying { try await self.workouts(of: context).save(lifting) }
        guard let saved else { throw Self.stale }
        return (saved, item, other)
    }

    /// Saves a workout; says as a complaint of the form that its session under way can't follow.
    static func saying(_ save: () async throws -> Workout?) async throws -> Workout? {
        do {
            return try await save()
        } catch is TrainingSession.TooManyChanges {
            throw FormErrors("form", TrainingSession.TooManyChanges.words)
        }
    }

    /// Excludes an exercise for good and removes it from this workout, in one transaction.
    func excluded(
        _ values: SwapForm.Values,
        in context: MemberContext
    ) async throws -> (workout: Workout, old: WorkoutItem, other: Exercise?) {
        var workout = try await self.findChangeable(in: context)
        let item = try self.item(of: workout, in: context)
        workout.version = values.version
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        guard trainee.shelf.all[item.exercise] != nil else {
            throw FormErrors("form", "\(item.name) isn't there any more, so it won't come again anyway.")
        }
        let changed = self.maker.replace(item.exercise, in: workout, for: trainee)
        let others = Set([changed.other?.id].compactMap { $0 })
        let lifting = try await self.maker
            .lifting(others, in: changed.workout, of: context.signedIn.id, for: trainee)
        let (workouts, now) = (self.workouts(of: context), self.maker.now())
        let exclusions = ExerciseExclusionStore(database: self.maker.database, owner: context.signedIn.id)
        let saved = try await Self.saying {
            try await self.maker.database.write { db -> Workout? in
                guard let saved = try workouts.save(lifting, in: db) else { return nil }
                try exclusions.exclude(item.exercise, now: now, in: db)
                return saved
            }
        }
        guard let saved else { throw Self.stale }
        return (saved, item, changed.other)
    }

    /// Finds the exercise in the workout; throws 404 when it isn't there.
    func item(of workout: Workout, in context: MemberContext) throws -> WorkoutItem {
        let missing = HTTPError(.notFound, message: "This exercise isn't in the workout any more.")
        let exercise = try context.name("exercise", orElse: missing)
        guard let item = workout.plan.items.first(where: { $0.exercise == exercise }) else { throw missing }
        return item
    }

    func answerAlternatives(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try await self.find(in: context)
        let item = try self.item(of: workout, in: context)
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        return JSONResponse(AlternativesResponse(self.maker.alternatives(to: item.exercise, in: workout, for: trainee)))
    }

    func answerSwap(request: Request, context: MemberContext) async throws -> JSONResponse {
        let swapped = try await self.swapped(try await request.form(SwapForm.self).values(), in: context)
        return JSONResponse(WorkoutResponse(swapped.workout, tellsHealth: context.mayTellHealth))
    }

    func answerExclude(request: Request, context: MemberContext) async throws -> JSONResponse {
        let excluded = try await self.excluded(try await request.form(SwapForm.self).values(), in: context)
        return JSONResponse(WorkoutResponse(excluded.workout, tellsHealth: context.mayTellHealth))
    }
}
