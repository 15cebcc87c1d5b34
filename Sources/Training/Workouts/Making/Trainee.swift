import HealthMath

/// The member for whom a workout is made: their facts, their exercises, and the safety rules that apply.
struct Trainee: Sendable {
    let facts: TrainingFacts
    let shelf: ExerciseShelf
    /// The safety rules that apply to the member on `day`.
    let rules: SafetyRules
    let day: CalendarDay
    /// Whether objections say what of the member's health speaks against something.
    var tellsHealth = true

    /// The member's own exercises.
    var own: [Exercise] { self.shelf.own.map(\.exercise) }

    /// Returns the name of an exercise's figure as the member does it: in their wheelchair where they use one.
    func figure(of exercise: Exercise) -> String {
        ExerciseFigures.name(of: exercise, inWheelchair: self.isInWheelchair)
    }

    /// Returns the same for an item of a plan.
    func figure(of item: WorkoutItem) -> String {
        ExerciseFigures.name(of: item, among: self.shelf.all, inWheelchair: self.isInWheelchair)
    }

    private var isInWheelchair: Bool { self.facts.limitations.contains(.wheelchair) }

    /// Says what is unsafe about an item of a plan; nil for nothing.
    func objection(to item: WorkoutItem) -> String? {
        guard let exercise = self.shelf.all[item.exercise] else { return nil }
        return self.objection(to: exercise)
            ?? self.rules.rules.first { $0.forbids(exercise, at: item.intensity) }.map { self.told($0.words) }
    }

    /// Returns the same for an item of a workout; nil for exercises that a buddy wrote, which can't be judged.
    func objection(to item: WorkoutItem, in workout: Workout) -> String? {
        guard let buddy = workout.sharedBy, self.shelf.all[item.exercise] == nil else {
            return self.objection(to: item)
        }
        return "This is \(buddy)’s own exercise: we can’t tell whether it is safe for you."
    }

    /// Says why an exercise can't be done at any pace; nil when it can.
    func objection(to exercise: Exercise) -> String? {
        self.rules.contraindication(of: exercise).map { self.told("\($0.rule.words) \($0.reason)") }
    }

    private func told(_ words: String) -> String { self.tellsHealth ? words : WithheldHealth.objection }
}
