import HealthMath

/// A line of a list of exercises.
struct ExerciseItem: Encodable, Sendable {
    /// Its drawn figure; empty for none.
    let figure: String
    let itemPath: String
    let itemName: String
    let itemNote: String
    let itemTag: String
    /// The tag's tint: "sky" for one's own, "sun" for an exercise that isn't safe for the member now.
    let itemTint: String

    init(_ exercise: Exercise, on shelf: ExerciseShelf, isOwn: Bool, rules: SafetyRules) {
        self.figure = ExerciseFigures.name(of: exercise, inWheelchair: rules.isAbout(.wheelchair))
        self.itemPath = ExerciseLinks.exercise(exercise.id)
        self.itemName = exercise.name
        let muscles = exercise.muscles.prefix(2).map(\.label).joined(separator: ", ")
        let gear = exercise.equipment == .none ? "" : exercise.gear.first ?? exercise.equipment.label
        self.itemNote = [exercise.plain, muscles, gear].filter { !$0.isEmpty }.joined(separator: " · ")
        if shelf.excluded.contains(exercise.id) {
            (self.itemTag, self.itemTint) = ("Left out", "sun")
        } else if rules.ruleOut(exercise) {
            (self.itemTag, self.itemTint) = ("Not for you now", "sun")
        } else {
            (self.itemTag, self.itemTint) = isOwn ? ("Yours", "sky") : ("", "sky")
        }
    }
}
