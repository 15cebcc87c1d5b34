/// An exercise that may replace another, and why.
struct Alternative: Sendable {
    let exercise: Exercise
    let reason: String

    init(_ exercise: Exercise, to original: Exercise) {
        self.exercise = exercise
        let shared = exercise.muscles.filter(original.muscles.contains).map { $0.label.lowercased() }
        let muscles = shared.isEmpty ? "" : "the same muscles: \(shared.joined(separator: ", "))"
        switch (exercise.pattern == original.pattern, muscles.isEmpty) {
        case (true, true): self.reason = "The same movement."
        case (true, false): self.reason = "The same movement, \(muscles)."
        case (false, false): self.reason = muscles.prefix(1).uppercased() + muscles.dropFirst() + "."
        case (false, true): self.reason = "It fits in the same place."
        }
    }
}
