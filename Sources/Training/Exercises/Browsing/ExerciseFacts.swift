import HealthMath

/// Writes the facts of an exercise's page as pairs of name and words.
enum ExerciseFacts {
    static func facts(_ exercise: Exercise) -> [ExercisePage.Fact] {
        [
            ("Also called", self.capitalized(exercise.alsoCalled.joined(separator: ", "))),
            ("Made for", self.list(exercise.madeFor.map(\.label))),
            ("Trains", self.list(exercise.muscles.map(\.label))),
            ("Also", self.list(exercise.alsoMuscles.map(\.label))),
            ("You need", exercise.equipment == .none ? "Nothing" : self.gear(of: exercise)),
            ("Where", self.list(exercise.places.map(\.label))),
            ("How", exercise.position.label + (exercise.sides ? ", each side by itself" : "")),
            ("Counted in", exercise.measure == .reps ? "Repetitions" : "Seconds"),
            ("Loads", self.loads(exercise)),
        ].filter { !$0.1.isEmpty }.map { ExercisePage.Fact(factName: $0.0, factWords: $0.1) }
    }

    /// Returns what it is done with: "Dumbbells, incline bench"; "No equipment".
    static func gear(of exercise: Exercise) -> String {
        if exercise.gear.isEmpty, exercise.equipment == .none { return "No equipment" }
        return self.capitalized(
            exercise.gear.isEmpty ? exercise.equipment.label : exercise.gear.joined(separator: ", ")
        )
    }

    /// Returns the joints it loads, the hardest first.
    private static func loads(_ exercise: Exercise) -> String {
        let loaded = InjuryArea.allCases.filter { exercise.load(on: $0) > 0 }
            .sorted { exercise.load(on: $0) > exercise.load(on: $1) }
        if loaded.isEmpty { return "No joint much" }
        return self.list(loaded.map { "\($0.label) \(Exercise.loadWords(exercise.load(on: $0)))" })
    }

    private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    /// Returns text such as "Chest, triceps".
    private static func list(_ words: [String]) -> String {
        words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).lowercased() + $1.dropFirst() }.joined(separator: ", ")
    }
}
