extension WorkoutMaker {
    /// Returns the alternatives to an exercise of a workout, the best first; empty when nothing safe is like it.
    func alternatives(to exercise: Exercise.ID, in workout: Workout, for trainee: Trainee) -> [Alternative] {
        let exercises = self.generator.alternatives(
            to: exercise,
            in: workout.plan,
            of: workout.request,
            for: trainee.facts(for: workout),
            excluding: trainee.shelf.excluded,
            adding: trainee.own,
            on: trainee.day
        )
        guard let original = trainee.shelf.all[exercise] else { return [] }
        return exercises.map { Alternative($0, to: original) }
    }

    /// Returns the workout with another exercise wherever the first stood; nil when it isn't possible there.
    func swap(
        _ exercise: Exercise.ID,
        for other: Exercise,
        in workout: Workout,
        for trainee: Trainee
    ) -> Workout? {
        var changed = workout
        for phase in workout.plan.phases.indices {
            for place in workout.plan.phases[phase].items.indices {
                let old = workout.plan.phases[phase].items[place]
                guard old.exercise == exercise else { continue }
                let item = self.generator.item(
                    for: other,
                    replacing: old,
                    in: workout.plan.phases[phase].part,
                    of: workout.request,
                    for: trainee.facts(for: workout),
                    on: trainee.day
                )
                guard var item else { return nil }
                item = item.standing(where: old)
                var before = old
                before.replaced = nil
                item.replaced = [before]
                changed.plan.phases[phase].items[place] = item
            }
        }
        changed.expectedKilocalories = changed.plan.kilocalories(for: trainee.facts)
        return changed
    }

    /// Returns the workout with what an exercise was swapped for, as it was; nil where it wasn't.
    func unswap(_ exercise: Exercise.ID, in workout: Workout, for trainee: Trainee) -> (Workout, WorkoutItem)? {
        var changed = workout
        var back: WorkoutItem?
        for phase in workout.plan.phases.indices {
            for place in workout.plan.phases[phase].items.indices {
                let item = workout.plan.phases[phase].items[place]
                guard item.exercise == exercise, let old = item.replaced?.first else { continue }
                changed.plan.phases[phase].items[place] = old
                back = old
            }
        }
        changed.expectedKilocalories = changed.plan.kilocalories(for: trainee.facts)
        return back.map { (changed, $0) }
    }

    /// Returns the workout without an exercise; the best alternative replaces it where there is one.
    ///
    /// The last exercise of the main part stays when nothing can replace it.
    func replace(
        _ exercise: Exercise.ID,
        in workout: Workout,
        for trainee: Trainee
    ) -> (workout: Workout, other: Exercise?) {
        for alternative in self.alternatives(to: exercise, in: workout, for: trainee) {
            if let changed = self.swap(exercise, for: alternative.exercise, in: workout, for: trainee) {
                return (changed, alternative.exercise)
            }
        }
        var changed = workout
        for phase in changed.plan.phases.indices {
            while let place = changed.plan.phases[phase].items.firstIndex(where: { $0.exercise == exercise }) {
                changed.plan.phases[phase].items.takeOut(place)
            }
            changed.plan.phases[phase].items = changed.plan.phases[phase].items.withSoundSupersets
        }
        guard changed.plan.hasMainPart else { return (workout, nil) }
        changed.expectedKilocalories = changed.plan.kilocalories(for: trainee.facts)
        return (changed, nil)
    }
}

extension WorkoutItem {
    /// Returns the new one with the sets and the rest of the old in a superset, so that they stay done in turn.
    fileprivate func standing(where old: WorkoutItem) -> WorkoutItem {
        guard old.superset != nil else { return self }
        var item = self
        (item.superset, item.sets, item.restSeconds) = (old.superset, old.sets, old.restSeconds)
        return item
    }
}

extension Trainee {
    /// Returns the member's facts with the goal of a workout.
    func facts(for workout: Workout) -> TrainingFacts {
        var facts = self.facts
        facts.goal = workout.goal
        return facts
    }
}
