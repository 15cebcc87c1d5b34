import Web

extension OwnExerciseForm {
    /// Returns the form with what wasn't said of a new exercise as it is of the one that it is like.
    ///
    /// What it asks of the body is never taken over: unsaid, it counts as asking everything.
    func filled(from catalogue: ExerciseCatalogue) -> OwnExerciseForm {
        guard let like = catalogue[self.input["like"]] else { return self }
        var input = self.input
        func fill(_ field: String, _ words: [String]) {
            if input.all(field).isEmpty { for word in words { input.append(word, to: field) } }
        }
        if input["measure"].isEmpty {
            if like.sides { input.set("sides", to: "on") }
            if like.weighted { input.set("weighted", to: "on") }
        }
        fill("category", [like.category.rawValue])
        fill("pattern", [like.pattern.rawValue])
        fill("position", [like.position.rawValue])
        fill("equipment", [like.equipment.rawValue])
        fill("effort", [(like.usualPace?.intensity ?? .moderate).rawValue])
        fill("level", [like.level.rawValue])
        fill("measure", [like.measure.rawValue])
        fill("muscles", like.muscles.map(\.rawValue))
        fill("places", like.places.map(\.rawValue))
        return OwnExerciseForm(input)
    }
}
