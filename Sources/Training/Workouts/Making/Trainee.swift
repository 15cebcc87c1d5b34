import HealthMath

/// A member as a workout is made for them: what they told, what they can choose from, and what is not for them now.
struct Trainee: Sendable {
    let facts: TrainingFacts
    let shelf: ExerciseShelf
    /// The rules of safety that hold.
    let rules: SafetyRules
    let day: CalendarDay

    /// The member's own exercises.
    var own: [Exercise] { self.shelf.own.map(\.exercise) }

    /// What is unwise about an item of a plan; nil for nothing.
    func objection(to item: WorkoutItem) -> String? {
        guard let exercise = self.shelf.all[item.exercise] else { return nil }
        return self.objection(to: exercise)
            ?? self.rules.rules.first { $0.forbids(exercise, at: item.intensity) }?.words
    }

    /// The same within a workout: what a buddy wrote down themselves, nobody here can judge.
    func objection(to item: WorkoutItem, in workout: Workout) -> String? {
        guard let buddy = workout.sharedBy, self.shelf.all[item.exercise] == nil else {
            return self.objection(to: item)
        }
        return "This is \(buddy)’s own exercise: we can’t tell whether it is safe for you."
    }

    /// Why an exercise can't be done at any pace; nil when it can.
    func objection(to exercise: Exercise) -> String? {
        self.rules.contraindication(of: exercise).map { "\($0.rule.words) \($0.reason)" }
    }
}
