import Web

/// The form for a member's meals: a field for each, empty ones left out.
struct MealListForm: Form {
    static let fields: [String: FieldKind] = Dictionary(
        uniqueKeysWithValues: (1...MealList.most).map { (MealListForm.field($0), FieldKind.text) }
    )

    let input: FormInput

    static func field(_ number: Int) -> String { "meal\(number)" }

    func validate(into errors: inout FormErrors) -> MealList? {
        var names: [String] = []
        for number in 1...MealList.most {
            let name = self.input.text(Self.field(number), max: MealList.longestName, into: &errors)
            if name.isEmpty { continue }
            if names.contains(where: { $0.lowercased() == name.lowercased() }) {
                errors.add(Self.field(number), "You have a meal of this name already.")
            }
            names.append(name)
        }
        if names.isEmpty { errors.add(Self.field(1), "Name at least one meal.") }
        return errors.isEmpty ? MealList(names) : nil
    }
}

extension MealListForm {
    /// Fills the form from the meals.
    init(_ list: MealList) {
        self.input = FormInput(
            Dictionary(uniqueKeysWithValues: list.names.enumerated().map { (Self.field($0.offset + 1), $0.element) })
        )
    }
}
