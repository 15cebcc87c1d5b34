extension SafetyRule {
    /// What a rule still forbids when the member's doctor agreed to more; its limits for loads, positions, movements,
    /// muscles and named exercises stay.
    struct WithDoctor: Sendable, Codable, Equatable {
        /// What the doctor may agree to: "vigorous training".
        let offer: String
        /// Replaces the rule's own list; nil for an empty one.
        let never: [ExerciseTrait]?
        let mostIntensity: Intensity?
        let words: String
    }

    /// The rule after a doctor agreed; nil where that relaxes nothing.
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
                neverAlsoMuscles: self.neverAlsoMuscles,
                neverWeighted: self.neverWeighted,
                neverExercises: self.neverExercises,
                mostIntensity: eased.mostIntensity,
                mostMETsLoading: self.mostMETsLoading,
                warmsUpLong: self.warmsUpLong,
                reminder: self.reminder,
                cautions: self.cautions,
                mends: self.mends,
                words: eased.words,
                advice: self.advice,
                doctor: self.doctor,
                sources: self.sources
            )
        }
    }
}
