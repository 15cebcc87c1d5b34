import Web

/// The search form for exercises.
struct ExerciseSearchForm: Form {
    static let fields: [String: FieldKind] = [
        "q": .text, "place": .text, "equipment": .text, "gear": .text, "muscle": .text, "category": .text,
        "mine": .flag, "from": .number,
    ]
    static let longest = 100

    let input: FormInput

    func validate(into errors: inout FormErrors) -> ExerciseFilter? {
        let text = self.input.text("q", max: Self.longest, into: &errors)
        let place = self.input.choice("place", of: Place.self, "Choose gym, home or outdoors.", into: &errors)
        let equipment = self.input.choice(
            "equipment",
            of: Equipment.self,
            "Choose none, minimal, basic or gym.",
            into: &errors
        )
        let gear = self.input.choice("gear", of: Gear.self, "Choose a gear that we know.", into: &errors)
        let muscle = self.input.choice("muscle", of: Muscle.self, "Choose a muscle that we know.", into: &errors)
        let category = self.input.choice(
            "category",
            of: ExerciseCategory.self,
            "Choose cardio, strength, flexibility, yoga or balance.",
            into: &errors
        )
        guard errors.isEmpty else { return nil }
        return ExerciseFilter(
            text: text,
            place: place,
            equipment: equipment,
            gear: gear,
            muscle: muscle,
            category: category,
            isMine: self.input.isOn("mine")
        )
    }

    /// The filter with invalid fields left out, for pages.
    var filter: ExerciseFilter {
        ExerciseFilter(
            text: String(self.input["q"].prefix(Self.longest)),
            place: Place(rawValue: self.input["place"]),
            equipment: Equipment(rawValue: self.input["equipment"]),
            gear: Gear(rawValue: self.input["gear"]),
            muscle: Muscle(rawValue: self.input["muscle"]),
            category: ExerciseCategory(rawValue: self.input["category"]),
            isMine: self.input.isOn("mine")
        )
    }

    /// The offset of the page: how many were shown before; it may lie behind the last.
    var from: Int { max(0, Int(self.input["from"]) ?? 0) }
}
