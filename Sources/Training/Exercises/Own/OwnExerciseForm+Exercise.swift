import HealthMath
import Web

extension OwnExerciseForm {
    /// Shows an exercise as it is.
    init(_ exercise: OwnExercise) {
        let facts = exercise.facts
        var typed = Typed([
            "version": String(exercise.version), "name": facts.name, "about": facts.about,
            "category": facts.category.rawValue, "pattern": facts.pattern.rawValue,
            "equipment": facts.equipment.rawValue, "level": facts.level.rawValue, "effort": facts.effort.rawValue,
            "position": facts.position.rawValue, "measure": facts.measure.rawValue,
            "sides": facts.sides ? "on" : "", "weighted": facts.weighted ? "on" : "",
        ])
        for muscle in facts.muscles { typed.append(muscle.rawValue, to: "muscles") }
        for place in facts.places { typed.append(place.rawValue, to: "places") }
        for area in facts.loads ?? [] { typed.append(area.rawValue, to: "loads") }
        for trait in facts.traits ?? [] { typed.append(trait.rawValue, to: "traits") }
        if facts.loads?.isEmpty == true { typed.append(Self.none, to: "loads") }
        if facts.traits?.isEmpty == true { typed.append(Self.none, to: "traits") }
        self.init(typed)
    }

    /// The exercise with what was sent instead of what it is: what a PATCH means.
    init(_ exercise: OwnExercise, changedBy sent: OwnExerciseForm) {
        var shown = OwnExerciseForm(exercise).typed
        shown.set("version", to: "")
        shown.add(sent.typed)
        self.init(shown)
    }
}
