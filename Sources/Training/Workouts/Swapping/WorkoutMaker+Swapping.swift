extension WorkoutMaker {
    /// Returns the alternatives to the exercise that stands at some places of a workout, the best first; empty when nothing
    /// safe is like it.
    func alternatives(
        at places: [WorkoutPlan.ItemPlace],
        in workout: Workout,
        for trainee: Trainee
    ) -> [Alternative] {
        guard let exercise = places.first.map({ workout.plan[$0].exercise }),
            let original = trainee.shelf.all[exercise]
        else { return [] }
        let exercises = self.generator.alternatives(
            to: exercise,
            in: workout.plan.holding(exercise, onlyAt: places),
            of: workout.request,
            for: trainee.facts(for: workout),
            excluding: trainee.shelf.excluded,
            adding: trainee.own,
            on: trainee.day
        )
        return exercises.map { Alternative($0, to: original) }
    }

    /// Returns the workout with another exercise at some places; nil when it isn't possible there.
    func swap(
        _ places: [WorkoutPlan.ItemPlace],
        for other: Exercise,
        in workout: Workout,
        for trainee: Trainee
    ) -> Workout? {
        var changed = workout
        for place in places {
            var old = workout.plan[place]
            let item = self.generator.item(
                for: other,
                replacing: old,
                in: workout.plan.phases[place.phase].part,
                of: workout.request,
                for: trainee.facts(for: workout),
                on: trainee.day
            )
            guard var item = item?.standing(where: old) else { return nil }
            old.replaced = nil
            item.replaced = [old]
            changed.plan[place] = item
        }
        changed.expectedKilocalories = changed.plan.kilocalories(for: trainee.facts)
        return changed
    }

    /// Returns the workout with what stood at some places before it was swapped, as it was; nil where it wasn't.
    func unswap(
        _ places: [WorkoutPlan.ItemPlace],
        in workout: Workout,
        for trainee: Trainee
    ) -> (Workout, WorkoutItem)? {
        var changed = workout
        for place in places { changed.plan[place] = workout.plan[place].replaced?.first ?? workout.plan[place] }
        guard let back = places.first.map({ changed.plan[$0] }), changed.plan != workout.plan else { return nil }
        changed.expectedKilocalories = changed.plan.kilocalories(for: trainee.facts)
        return (changed, back)
    }

    /// Returns the workout without an exercise, wherever it stands; the best alternative replaces it where there is one.
    ///
    /// The last exercise of the main part stays when nothing can replace it.
    func replace(
        _ exercise: Exercise.ID,
        in workout: Workout,
        for trainee: Trainee
    ) -> (workout: Workout, other: Exercise?) {
        let places = workout.plan.placesOfWork.flatMap(\.self).filter { workout.plan[$0].exercise == exercise }
        for alternative in self.alternatives(at: places, in: workout, for: trainee) {
            if let changed = self.swap(places, for: alternative.exercise, in: workout, for: trainee) {
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
