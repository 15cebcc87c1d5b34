/// An exercise as the generator looks at it: what is asked again and again is worked out once.
///
/// A class, so that handing one on doesn't copy an exercise's twenty fields.
final class Material: Sendable {
    let exercise: Exercise
    let muscles: MuscleSet
    let kind: WorkKind
    /// The rules that forbid it at any pace.
    let barredBy: Set<SafetyRule.ID>

    init(_ exercise: Exercise, under safety: SafetyRules) {
        self.exercise = exercise
        self.muscles = MuscleSet(exercise.muscles)
        self.kind = WorkKind(exercise)
        self.barredBy = Set(safety.rules.filter { $0.forbids(exercise) }.map(\.id))
    }
}
