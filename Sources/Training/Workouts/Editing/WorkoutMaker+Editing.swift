import Members
import Web

extension WorkoutMaker {
    /// Applies an edit to a workout.
    ///
    /// Throws complaints about exercises that don't exist, aren't safe for the member now, or have a wrong measure.
    func edited(_ workout: Workout, _ values: WorkoutEditForm.Values, for trainee: Trainee) throws -> Workout {
        var errors = FormErrors()
        var changed = workout
        changed.title = values.title
        changed.about = values.about
        changed.version = values.version
        changed.plan.phases = WorkoutPart.allCases.map { part in
            let items = values.lines.filter { $0.part == part }
                .compactMap { self.item($0, of: workout, for: trainee, into: &errors) }
            return WorkoutPlan.Phase(part: part, items: items.withSoundSupersets)
        }
        changed.plan = changed.plan.rampingUp(plated: trainee.shelf.all.plated)
        if changed.plan.seconds > WorkoutLimits.total {
            let hours = Numerals.text(WorkoutLimits.total / 3_600, decimals: 1)
            errors.add("exercises", "This comes to more than \(hours) hours. Take something out.")
        }
        guard errors.isEmpty else { throw errors }
        changed.expectedKilocalories = changed.plan.kilocalories(for: trainee.facts)
        return changed
    }

    /// Makes an item in its usual dose; nil when the exercise doesn't exist or isn't safe.
    func addition(
        _ id: Exercise.ID,
        to workout: Workout,
        for trainee: Trainee
    ) -> (item: WorkoutItem, part: WorkoutPart)? {
        guard let exercise = trainee.shelf.all[id] else { return nil }
        let part = exercise.parts.contains(.main) ? .main : exercise.parts.first ?? .main
        return self.item(exercise, in: part, of: workout, for: trainee).map { ($0, part) }
    }

    private func item(
        _ line: WorkoutLine.Values,
        of workout: Workout,
        for trainee: Trainee,
        into errors: inout FormErrors
    ) -> WorkoutItem? {
        guard var item = self.start(line, of: workout, for: trainee, into: &errors) else { return nil }
        if (item.seconds == nil) != (line.seconds == nil) {
            let field = line.seconds == nil ? "reps" : "seconds"
            let words =
                item.seconds == nil ? "\(item.name) is counted in repetitions." : "\(item.name) is counted in seconds."
            errors.add("\(line.field).\(field)", words)
            return nil
        }
        if line.part != .warmUp { item.role = nil }
        item.sets = line.sets
        if item.reps != line.reps { item.fromReps = nil }
        item.reps = line.reps
        item.seconds = line.seconds
        if !item.lifts(line.kilograms) { item.kilograms = line.kilograms }
        item.restSeconds = line.restSeconds
        item.superset = line.part == .main ? line.superset : nil
        return item
    }

    /// Returns the item to change: the one in the plan, or a new one.
    private func start(
        _ line: WorkoutLine.Values,
        of workout: Workout,
        for trainee: Trainee,
        into errors: inout FormErrors
    ) -> WorkoutItem? {
        // A lift stands in the main part and, with little weight, in the warm-up.
        let phases = workout.plan.phases.filter { $0.part == line.part } + workout.plan.phases
        let same = phases.flatMap(\.items).filter { $0.exercise == line.exercise }
        let known = same.first { $0.lifts(line.kilograms) } ?? same.first
        if let known, trainee.objection(to: known) == nil { return known }
        guard let exercise = trainee.shelf.all[line.exercise] else {
            errors.add("\(line.field).exerciseId", "There is no such exercise. Choose another.")
            return nil
        }
        guard let item = self.item(exercise, in: line.part, of: workout, for: trainee) else {
            let why = trainee.objection(to: exercise) ?? ""
            errors.add("\(line.field).exerciseId", "\(exercise.name) isn't for you now. \(why)")
            return nil
        }
        return item
    }

    private func item(
        _ exercise: Exercise,
        in part: WorkoutPart,
        of workout: Workout,
        for trainee: Trainee
    ) -> WorkoutItem? {
        self.generator.item(
            for: exercise,
            in: part,
            of: workout.request,
            for: trainee.facts(for: workout),
            on: trainee.day
        )
    }
}

extension WorkoutItem {
    /// Returns whether a weight equals the item's own after the rounding of fields.
    fileprivate func lifts(_ kilograms: Double?) -> Bool {
        guard let kilograms, let own = self.kilograms else { return kilograms == nil && self.kilograms == nil }
        return abs(kilograms - own) < 0.05
    }
}
