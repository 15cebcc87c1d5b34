import Members

extension WorkoutMaker {
    /// Returns a workout to be done again without what isn't safe for the member any more, and how many exercises that changed.
    ///
    /// Each is replaced by what safety allows in its place, or left out where there is nothing like it; the plan's notes say so.
    func sparing(_ workout: Workout, for trainee: Trainee) -> (workout: Workout, changes: Int) {
        var spared = workout
        spared.plan.notes.removeAll { $0.hasPrefix(Self.sinceThen) }
        var changes: [String] = []
        for item in workout.plan.items where trainee.objection(to: item, in: workout) != nil {
            // A lift stands in the warm-up too; both go with the first.
            guard spared.plan.items.contains(where: { $0.exercise == item.exercise }) else { continue }
            let replaced = self.replace(item.exercise, in: spared, for: trainee)
            guard !replaced.workout.plan.items.contains(where: { $0.exercise == item.exercise }) else { continue }
            spared = replaced.workout
            spared.plan.say("Instead of \(item.name)", of: replaced.other)
            changes.append(replaced.other.map { "\($0.name) instead of \(item.name)" } ?? "without \(item.name)")
        }
        guard !changes.isEmpty else { return (workout, 0) }
        spared.plan.notes.append(Self.sinceThen + changes.joined(separator: ", ") + ".")
        return (spared, changes.count)
    }

    /// The beginning of the note that says what changed.
    private static let sinceThen = "Not what you did last time, to be safe for you now: "

    /// Returns the same for a member, and which exercises are done with a bar.
    func sparing(
        _ workout: Workout,
        for member: Member
    ) async throws -> (workout: Workout, plated: Set<Exercise.ID>) {
        let trainee = try await self.trainee(member)
        return (self.sparing(workout, for: trainee).workout, trainee.shelf.all.plated)
    }
}

extension WorkoutPlan {
    /// Gives an exercise that nobody chose by hand another reason.
    fileprivate mutating func say(_ reason: String, of exercise: Exercise?) {
        for phase in self.phases.indices {
            for place in self.phases[phase].items.indices
            where self.phases[phase].items[place].exercise == exercise?.id
                && self.phases[phase].items[place].role == nil
            {
                self.phases[phase].items[place].reason = reason
            }
        }
    }
}
