/// What becomes of a session whose workout changes while it is under way.
extension TrainingSession {
    /// Returns the session after its workout's plan changed: what was begun stays in its place, what comes after it is as the
    /// plan has it now.
    ///
    /// An exercise that was begun and swapped ends with the sets done, and what took its place has the sets that were left. Nil
    /// when nothing changes; throws when it would be more than a session can hold.
    func following(_ plan: WorkoutPlan, after old: WorkoutPlan) throws(TooManyChanges) -> TrainingSession? {
        guard self.state.end == nil else { return nil }
        var (steps, left) = self.begunAndLeft(of: plan.steps, after: old.steps)
        let parts = WorkoutPart.allCases
        let now = steps.last.flatMap { parts.firstIndex(of: $0.part) } ?? 0
        // A part that is over isn't gone back to.
        left.removeAll { parts.firstIndex(of: $0.part) ?? 0 < now }
        if !left.isEmpty {
            for place in steps.indices where steps[place].isLeftOut { steps[place].exercise?.passed = true }
        }
        let phases = parts.map { part in
            let items = (steps + left).filter { $0.part == part }.map(\.item)
            return WorkoutPlan.Phase(part: part, items: part == .main ? items.withSoundSupersets : items)
        }
        return try self.changed(to: phases, steps + left, weights: plan)
    }

    /// Thrown when a session under way can't hold what its workout would become.
    struct TooManyChanges: Error {
        static let words = "The workout under way can’t hold more changes. Finish or stop it first, then change this."
    }

    private func changed(
        to phases: [WorkoutPlan.Phase],
        _ steps: [Step],
        weights: WorkoutPlan
    ) throws(TooManyChanges) -> TrainingSession? {
        let script = SessionScript(title: self.script.title, phases: phases, body: self.script.body)
        let number = (self.state.changes ?? 0) + 1
        var state = self.state
        var unused = self.state.exercises.indices.filter { !steps.indices.contains($0) || steps[$0].exercise == nil }
        state.exercises = zip(script.items, steps).enumerated().map { place, one in
            let (item, step) = one
            if let exercise = step.exercise { return exercise.inSuperset(item.superset) }
            let fresh = SessionExercise(item, part: step.part, before: weights.workingKilograms(of: item))
            let same = unused.firstIndex { self.isSame($0, as: item, fresh) }.map { unused.remove(at: $0) }
            if same == place { return self.state.exercises[place] }
            var named = fresh.naming { "\(number)-\($0)" }
            named.key = same.map(self.state.key) ?? "\(number)-\(place + 1)"
            return named
        }
        state.offerTheEnd()
        guard script != self.script || state != self.state else { return nil }
        state.changes = number
        guard script.isWithinLimits, state.isWithinLimits else { throw TooManyChanges() }
        return TrainingSession(
            id: self.id,
            workout: self.workout,
            day: self.day,
            script: script,
            state: state,
            version: self.version &+ 1
        )
    }

    /// Returns whether an exercise of the session that hasn't begun is the one that a plan now has.
    private func isSame(_ place: Int, as item: WorkoutItem, _ fresh: SessionExercise) -> Bool {
        let (known, exercise) = (self.script.items[place], self.state.exercises[place])
        return known.exercise == item.exercise && known.role == item.role && !exercise.isBegun
            && exercise.isPlanned(like: fresh)
    }

    /// Returns the steps up to the last one begun, and those of the plan that are left.
    private func begunAndLeft(of plan: [Step], after old: [Step]) -> (begun: [Step], left: [Step]) {
        let became = old.map(\.key).became(plan.map(\.key))
        let known = self.places(in: old.map(\.key))
        var left: [Step?] = plan
        // What a swap left out because it was done isn't asked for later.
        for place in old.indices where !known.contains(place) { if let now = became[place] { left[now] = nil } }
        var leftOut: [Step] = []
        let count = self.state.exercises.lastIndex(where: \.isBegun).map { $0 + 1 } ?? 0
        let begun = zip(self.script.items, self.state.exercises).prefix(count).enumerated().map { place, one in
            let (item, exercise) = one
            var step = Step(part: exercise.part, item: item, exercise: exercise)
            let now = known[place].flatMap { became[$0] }
            guard let now, let new = left[now] else {
                if known[place] == nil { leftOut.append(step) }
                step.leaveOut()
                return step
            }
            if new.key == step.key {
                left[now] = nil
                return step
            }
            if !exercise.isBegun {
                left[now] = nil
                return new
            }
            let isDone = exercise.isFinished && !exercise.isSkipped
            left[now] = isDone ? nil : new.without(exercise.doneSets.count)
            step.leaveOut()
            return step
        }
        // What comes back, because its swap was undone, has the sets that weren't done before.
        for (place, now) in became.enumerated() {
            guard let now, let new = left[now], old[place].key != new.key else { continue }
            let done = leftOut.filter { $0.key == new.key }.compactMap(\.exercise?.doneSets.count).reduce(0, +)
            left[now] = new.without(done)
        }
        return (Array(begun), left.compactMap(\.self))
    }

    /// An exercise of the session, or one that is to become one.
    fileprivate struct Step {
        let part: WorkoutPart
        var item: WorkoutItem
        /// Nil for what hasn't begun.
        var exercise: SessionExercise?
        var isLeftOut = false

        var key: Key { Key(exercise: self.item.exercise, role: self.item.role) }

        /// Returns it with so many sets less, one at least.
        func without(_ sets: Int) -> Step {
            var step = self
            step.item.sets = max(self.item.sets - sets, 1)
            return step
        }

        mutating func leaveOut() {
            self.exercise?.leaveOut()
            self.isLeftOut = true
        }
    }
}

extension SessionState {
    /// Makes the last exercise the current one where nothing is left, so that going on from it finishes the session.
    fileprivate mutating func offerTheEnd() {
        guard self.end == nil, self.current == nil, let last = self.exercises.indices.last else { return }
        self.exercises[last].passed = false
    }
}

extension WorkoutPlan {
    fileprivate var steps: [TrainingSession.Step] {
        self.inOrderOfWork.phases.flatMap { phase in phase.items.map { .init(part: phase.part, item: $0) } }
    }
}

extension SessionExercise {
    /// Whether anything was said of it.
    fileprivate var isBegun: Bool {
        self.passed || self.skip != nil || self.sets.contains { !$0.said.isEmpty || $0.removed || $0.addedAt != nil }
    }

    /// Returns whether another has the same sets and rests planned.
    fileprivate func isPlanned(like other: SessionExercise) -> Bool {
        self.part == other.part && self.rest == other.rest && self.superset == other.superset
            && self.sets.map(\.planned) == other.sets.map(\.planned)
    }

    /// Leaves out the sets that aren't done.
    fileprivate mutating func leaveOut() {
        for place in self.sets.indices where !self.sets[place].isDone { self.sets[place].removed = true }
    }

    fileprivate func inSuperset(_ superset: Int?) -> SessionExercise {
        var exercise = SessionExercise(part: self.part, rest: self.rest, superset: superset, sets: self.sets)
        (exercise.key, exercise.skip, exercise.passed) = (self.key, self.skip, self.passed)
        return exercise
    }

    /// Returns its sets by other ids: what a device that didn't hear of the change says of a set is said of no other.
    fileprivate func naming(_ id: (String) -> String) -> SessionExercise {
        let sets = self.sets.map {
            SessionSet(id: id($0.id), reps: $0.reps, seconds: $0.seconds, kilograms: $0.kilograms, addedAt: nil)
        }
        return SessionExercise(part: self.part, rest: self.rest, superset: self.superset, sets: sets)
    }
}

extension SessionSet {
    fileprivate var planned: Numbers { Numbers(reps: self.reps, seconds: self.seconds, kilograms: self.kilograms) }
}
