import HealthMath
import Web

extension OwnExerciseForm {
    /// Fills the form from an exercise.
    init(_ exercise: OwnExercise) {
        let facts = exercise.facts
        // An exercise gone from the catalogue doesn't stand in the way of other changes.
        let like = facts.like.flatMap { ExerciseFigures.name(of: $0).isEmpty ? nil : $0 } ?? ""
        var input = FormInput([
            "version": String(exercise.version), "name": facts.name, "about": facts.about,
            "category": facts.category.rawValue, "pattern": facts.pattern.rawValue,
            "equipment": facts.equipment.rawValue, "level": facts.level.rawValue, "effort": facts.effort.rawValue,
            "position": facts.position.rawValue, "measure": facts.measure.rawValue,
            "sides": facts.sides ? "on" : "", "weighted": facts.weighted ? "on" : "", "like": like,
        ])
        for muscle in facts.muscles { input.append(muscle.rawValue, to: "muscles") }
        for place in facts.places { input.append(place.rawValue, to: "places") }
        for area in facts.loads ?? [] { input.append(area.rawValue, to: "loads") }
        for trait in facts.traits ?? [] { input.append(trait.rawValue, to: "traits") }
        if facts.loads?.isEmpty == true { input.append(Self.none, to: "loads") }
        if facts.traits?.isEmpty == true { input.append(Self.none, to: "traits") }
        self.init(input)
    }

    /// Fills the form from an exercise with the fields of a PATCH replaced.
    init(_ exercise: OwnExercise, changedBy sent: OwnExerciseForm) {
        var shown = OwnExerciseForm(exercise).input
        shown.set("version", to: "")
        shown.add(sent.input)
        self.init(shown)
    }
}
