import Web

/// The form for a meal or a recipe: name, lines, and how a recipe is cooked.
struct DishForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "version": .number, "name": .text,
        "lines": .items([
            "foodId": .text, "amount": .number, "unit": .text, "name": .text, "kcal": .number, "fat": .number,
            "carbohydrate": .number, "protein": .number,
        ]),
        "servings": .number, "cookedGrams": .number, "steps": .lines,
    ]

    /// A line before its food is looked up.
    struct DraftLine: Sendable, Equatable {
        /// The field it was typed in: "lines.2".
        let field: String
        let content: NewEntryForm.Content
        /// The number of servings of plain calories.
        let servings: Double
    }

    struct Values: Sendable, Equatable {
        let version: Int64?
        let name: String
        let lines: [DraftLine]
        let servings: Double?
        let cookedGrams: Double?
        let steps: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you edited.", into: &errors)
        let name = self.input.required("name", max: 100, "Give it a name.", into: &errors)
        let lines = self.lines(into: &errors)
        let servings = self.input.number("servings", in: 0.5...1_000, "Type how many portions it makes.", into: &errors)
        let cookedGrams = self.input.number(
            "cookedGrams",
            in: 1...DiaryEntry.mostGrams,
            "Type grams from 1 to 100,000.",
            into: &errors
        )
        let steps = self.input.text("steps", max: 5_000, into: &errors)
        guard errors.isEmpty else { return nil }
        return Values(
            version: version.map(Int64.init),
            name: name,
            lines: lines,
            servings: servings,
            cookedGrams: cookedGrams,
            steps: steps
        )
    }

    /// Returns the id in the request; throws a complaint without one.
    func requestID() throws -> String {
        var errors = FormErrors()
        guard let id = self.input.requestID(into: &errors) else { throw errors }
        return id
    }

    private func lines(into errors: inout FormErrors) -> [DraftLine] {
        let items = self.input.items("lines")
        if items.isEmpty { errors.add("lines", "Add at least one food.") }
        if items.count > Dish.mostLines { errors.add("lines", "\(Dish.mostLines) foods are enough for one.") }
        return items.prefix(Dish.mostLines).compactMap { place, line in
            var complaints = FormErrors()
            let draft = Self.draft(line, at: "lines.\(place)", into: &complaints)
            for (field, words) in complaints.messages {
                for word in words { errors.add("lines.\(place).\(field)", word) }
            }
            return draft
        }
    }

    private static func draft(_ line: FormInput, at field: String, into errors: inout FormErrors) -> DraftLine? {
        let amount = EntryFields.amount(line, into: &errors)
        if !line["foodId"].isEmpty {
            let food = line.text("foodId", max: 100, into: &errors)
            let unit = line.required("unit", max: 200, "Choose a unit.", into: &errors)
            if amount == nil, errors["amount"].isEmpty { errors.add("amount", "Type how much it is.") }
            guard let amount, errors.isEmpty else { return nil }
            return DraftLine(field: field, content: .food(food, amount: amount, unit: unit), servings: 1)
        }
        let name = line.required("name", max: 100, "Choose a food, or name the calories.", into: &errors)
        let facts = EntryFields.facts(line, into: &errors)
        if facts[.kcal] == nil, errors["kcal"].isEmpty { errors.add("kcal", "Choose a food, or type the calories.") }
        guard errors.isEmpty else { return nil }
        return DraftLine(field: field, content: .plain(name, facts), servings: amount ?? 1)
    }
}
