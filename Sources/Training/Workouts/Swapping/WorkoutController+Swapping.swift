import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Swaps and excludes exercises of a workout.
extension WorkoutController {
    func exercise(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(try request.query(SwapForm.self), FormErrors(), context)
    }

    /// Shows the alternatives to the exercise of a line, in the middle of a session or not.
    private func page(_ form: SwapForm, _ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        let workout = try await self.findChangeable(in: context)
        let places = try self.places(in: workout, line: form.line, context)
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        let frame = self.views.frame(
            "Swap an exercise",
            back: form.session.map(SessionLinks.session) ?? WorkoutLinks.workout(workout.id),
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        return try self.views.render(
            SwapPage(
                workout.plan[places[0]],
                line: workout.plan.line(at: places[0]) ?? 1,
                of: workout,
                self.maker.alternatives(at: places, in: workout, for: trainee),
                for: trainee,
                during: form.session,
                units: context.signedIn.units,
                errors,
                frame: frame
            )
        )
    }

    func swap(request: Request, context: MemberContext) async throws -> Response {
        try await self.submit(request, context) { values in
            let swapped = try await self.swapped(values, in: context)
            let (workout, item) = (swapped.workout, swapped.new)
            let line = workout.plan.line(at: swapped.place) ?? 1
            let undo = WorkoutLinks.unswap(item.exercise, of: workout.id, line: line, during: values.session)
            let done = values.session == nil ? item : try await self.left(of: item, in: workout, context)
            let words = Self.words(swapped.old, became: done, in: workout, units: context.signedIn.units)
            return .onward(to: Self.after(values.session, workout, line: line), toast: Toast(words, undo: undo))
        }
    }

    /// Returns an item that was swapped in with the sets that its session under way has of it.
    private func left(of item: WorkoutItem, in workout: Workout, _ context: MemberContext) async throws -> WorkoutItem {
        let sessions = OpenSessions(self.maker.database)
        guard let session = try await sessions.session(of: workout.id, doneBy: context.signedIn.id) else { return item }
        let known = zip(session.script.items, session.state.exercises).reversed().first {
            $0.0.exercise == item.exercise && $0.0.role == item.role && !$0.1.isFinished
        }
        var left = item
        left.sets = known?.1.shownSets.count { !$0.isDone } ?? item.sets
        return left
    }

    /// Says what took the place of an exercise, and how it is done where that is not as before.
    private static func words(
        _ old: WorkoutItem,
        became item: WorkoutItem,
        in workout: Workout,
        units: Units
    ) -> String {
        let words = "\(old.name) became \(item.name)"
        let isAlike =
            (item.sets, item.reps, item.seconds, item.restSeconds) == (old.sets, old.reps, old.seconds, old.restSeconds)
        return isAlike ? words : "\(words): \(WorkoutWords.dose(item, in: units))"
    }

    /// Undoes a swap.
    func unswap(request: Request, context: MemberContext) async throws -> Response {
        let asked = try request.query(SwapForm.self)
        let workout = try await self.findChangeable(in: context)
        let places = try self.places(in: workout, line: asked.line, context)
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        guard let (changed, back) = self.maker.unswap(places, in: workout, for: trainee) else {
            throw NotFound("\(workout.plan[places[0]].name) was swapped for nothing.")
        }
        do {
            guard let saved = try await self.workouts(of: context).save(changed) else { throw Self.stale }
            let line = saved.plan.line(at: places[0])
            return .onward(to: Self.after(asked.session, saved, line: line), toast: Toast("\(back.name) is back"))
        } catch is TrainingSession.TooManyChanges {
            return .onward(
                to: Self.after(asked.session, workout, line: workout.plan.line(at: places[0])),
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
            let line = excluded.other.flatMap { excluded.workout.plan.places(of: $0.id, line: nil).first }
                .flatMap(excluded.workout.plan.line(at:))
            let way = Self.after(values.session, excluded.workout, line: line)
            return .onward(to: way, toast: Toast(words, undo: undo))
        }
    }

    private func submit(
        _ request: Request,
        _ context: MemberContext,
        _ work: (SwapForm.Values) async throws -> Response
    ) async throws -> Response {
        let form = try await request.form(SwapForm.self)
        return try await form.submit(again: { try await self.page(form, $0, context) }, work)
    }

    /// Returns the way back to the session in the middle of which it was, or to the line in the workout.
    private static func after(_ session: String?, _ workout: Workout, line: Int?) -> String {
        if let session { return SessionLinks.session(session) }
        return line.map { WorkoutLinks.line($0, in: workout.id) } ?? WorkoutLinks.workout(workout.id)
    }

    /// Swaps the exercise of a line and saves the workout.
    func swapped(
        _ values: SwapForm.Values,
        in context: MemberContext
    ) async throws -> (workout: Workout, old: WorkoutItem, new: WorkoutItem, place: WorkoutPlan.ItemPlace) {
        var workout = try await self.findChangeable(in: context)
        let places = try self.places(in: workout, line: values.line, context)
        let item = workout.plan[places[0]]
        workout.version = values.version
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        let offered = self.maker.alternatives(at: places, in: workout, for: trainee).map(\.exercise)
        let other = values.other.map { id in offered.first { $0.id == id } } ?? offered.first
        guard let other else {
            throw FormErrors(
                "with",
                offered.isEmpty
                    ? "Nothing safe is like \(item.name). Edit the workout to take it out."
                    : "This can't stand in for \(item.name). Choose one of its alternatives."
            )
        }
        guard let changed = self.maker.swap(places, for: other, in: workout, for: trainee) else {
            throw FormErrors("with", "\(other.name) can't stand there. Choose another.")
        }
        let lifting = try await self.maker.lifting([other.id], in: changed, of: context.signedIn.id, for: trainee)
        let saved = try await Self.saying { try await self.workouts(of: context).save(lifting) }
        guard let saved else { throw Self.stale }
        return (saved, item, saved.plan[places[0]], places[0])
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
        let item = workout.plan[try self.places(in: workout, line: values.line, context)[0]]
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

    /// Finds the places that are swapped with a line of an exercise, its own first; throws `NotFound` when it isn't there.
    private func places(
        in workout: Workout,
        line: Int?,
        _ context: MemberContext
    ) throws -> [WorkoutPlan.ItemPlace] {
        let missing = NotFound("This exercise isn't in the workout any more.")
        let exercise = try context.name("exercise", orElse: missing)
        let places = workout.plan.places(of: exercise, line: line)
        guard !places.isEmpty else { throw missing }
        return places
    }

    func answerAlternatives(request: Request, context: MemberContext) async throws -> JSONResponse {
        let workout = try await self.find(in: context)
        let places = try self.places(in: workout, line: try request.query(SwapForm.self).line, context)
        let trainee = try await self.maker.trainee(context.signedIn, doing: workout)
        return JSONResponse(AlternativesResponse(self.maker.alternatives(at: places, in: workout, for: trainee)))
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
