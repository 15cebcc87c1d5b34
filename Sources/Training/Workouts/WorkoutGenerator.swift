/// Makes workouts: a pure function of what it is given.
package struct WorkoutGenerator: Sendable {
    let catalogue: ExerciseCatalogue
    let safety: SafetyRules

    package init(catalogue: ExerciseCatalogue, safety: SafetyRules) {
        self.catalogue = catalogue
        self.safety = safety
    }
}
