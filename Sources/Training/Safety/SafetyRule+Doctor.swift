extension SafetyRule {
    /// What a rule still forbids when the member's doctor agreed to more; what it says of loads, positions, movements,
    /// muscles and names stays as it is.
    struct WithDoctor: Sendable, Codable, Equatable {
        /// What the doctor may agree to: "vigorous training".
        let offer: String
        /// In the place of the rule's own; nil for nothing.
        let never: [ExerciseTrait]?
        let mostIntensity: Intensity?
        let words: String
    }

    /// The rule as it is once a doctor agreed; nil where that opens nothing.
    var eased: SafetyRule? {
        self.withDoctor.map { eased in
            SafetyRule(
                id: self.id + "-with-doctor",
                cause: self.cause,
                mostLoad: self.mostLoad,
                never: eased.never ?? [],
                neverPositions: self.neverPositions,
                neverPatterns: self.neverPatterns,
                neverMuscles: self.neverMuscles,
                neverExercises: self.neverExercises,
                mostIntensity: eased.mostIntensity,
                words: eased.words,
                advice: self.advice,
                doctor: self.doctor,
                sources: self.sources
            )
        }
    }
}
