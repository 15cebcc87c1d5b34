import HealthMath
import Web

/// The form for logging a meal or an amount of a recipe.
struct DishLogForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "day": .text, "meal": .text, "time": .text, "factor": .number,
        "lines": .items(["amount": .number]), "servings": .number, "grams": .number,
    ]

    struct Values: Sendable {
        let id: String
        let day: CalendarDay
        let meal: String
        let minutes: Int?
        /// The factor for all lines.
        let factor: Double
        /// Changed amounts by line; 0 leaves a line out.
        let amounts: [Int: Double]
        let servings: Double?
        let grams: Double?
    }

    /// How much of a meal one may have.
    static let factors = 0.01...100.0

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let day = self.input.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        let meal = EntryFields.meal(self.input, into: &errors)
        let minutes = EntryFields.minutes(self.input, into: &errors)
        let factor = self.input.number("factor", in: Self.factors, "Type a number from 0.01 to 100.", into: &errors)
        let servings = self.input.number("servings", in: 0.01...1_000, "Type a number above 0.", into: &errors)
        let grams = self.input.number("grams", in: 0.1...DiaryEntry.mostGrams, "Type grams above 0.", into: &errors)
        let amounts = self.amounts(into: &errors)
        guard let id, let day, errors.isEmpty else { return nil }
        return Values(
            id: id,
            day: day,
            meal: meal,
            minutes: minutes,
            factor: factor ?? 1,
            amounts: amounts,
            servings: servings,
            grams: grams
        )
    }

    private func amounts(into errors: inout FormErrors) -> [Int: Double] {
        var amounts: [Int: Double] = [:]
        for (place, line) in self.input.items("lines") {
            var complaints = FormErrors()
            let words = "Type an amount, or 0 to leave it out."
            amounts[place] = line.number("amount", in: 0...DiaryEntry.mostGrams, words, into: &complaints)
            for word in complaints["amount"] { errors.add("lines.\(place).amount", word) }
        }
        return amounts
    }
}
