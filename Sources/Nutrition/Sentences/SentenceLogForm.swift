import FoodCatalogue
import Web

/// The list that a sentence made, as its page sends it to be shown again or logged.
struct SentenceLogForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "day": .text, "meal": .text, "text": .lines, "checked": .flag,
        "items": .items([
            "foodId": .text, "was": .text, "waits": .flag, "amount": .number, "unit": .text, "take": .flag,
        ]),
    ]

    /// A food of the list that is to be logged.
    struct Line: Sendable, Equatable {
        /// Its place in the sentence.
        let place: Int
        let food: Food.ID
        /// The food that amount and unit were shown for.
        let shown: Food.ID
        let amount: Double
        let unit: String

        var field: String { SentenceLogForm.field(self.place) }
    }

    struct Values: Sendable {
        let id: String
        let log: LogPlace
        let lines: [Line]
        let sentence: Sentence
    }

    let input: FormInput

    static func field(_ place: Int) -> String { "items.\(place)" }

    /// Returns the food that is meant: the chosen one, or the proposed one where none was chosen.
    static func food(_ item: FormInput) -> Food.ID { item["foodId"].isEmpty ? item["was"] : item["foodId"] }

    /// Returns whether it is to be logged: its box is ticked, or a food was chosen since the list was shown.
    ///
    /// Whoever says what it is takes it. While it `waits` none is chosen, so that the proposed food counts, too; after
    /// that the same food without the tick was left out.
    static func isTaken(_ item: FormInput) -> Bool {
        let (food, was) = (item["foodId"], item["was"])
        return item.isOn("take") || !food.isEmpty && !was.isEmpty && (food != was || item.isOn("waits"))
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let log = LogPlace(self.input, into: &errors)
        let sentence = SentenceForm(self.input).validate(into: &errors)
        let items = self.input.items("items")
        if items.count > Sentence.mostFoods { errors.add("items", "Log at most \(Sentence.mostFoods) foods at once.") }
        let lines = items.prefix(Sentence.mostFoods).filter { Self.isTaken($0.input) }
            .compactMap { self.line($0.place, $0.input, into: &errors) }
        if lines.isEmpty, errors.isEmpty { errors.add("items", "Tick at least one food, or say what you had.") }
        guard let id, let log, let sentence, errors.isEmpty else { return nil }
        return Values(id: id, log: log, lines: lines, sentence: sentence)
    }

    /// Returns the sentence to show, whether or not the list can be logged.
    func sentence(into errors: inout FormErrors) -> Sentence? {
        self.input["text"].isEmpty ? nil : SentenceForm(self.input).validate(into: &errors)
    }

    private func line(_ place: Int, _ item: FormInput, into errors: inout FormErrors) -> Line? {
        var wrong = FormErrors()
        var item = item
        item.set("foodId", to: Self.food(item))
        let food = item.required("foodId", max: 100, "Choose a food, or leave this one out.", into: &wrong)
        let unit = item.required("unit", max: 200, "Choose a unit.", into: &wrong)
        let amount = EntryFields.amount(item, into: &wrong)
        if amount == nil, wrong["amount"].isEmpty { wrong.add("amount", "Type how much it was.") }
        for name in ["foodId", "unit", "amount"] {
            for complaint in wrong[name] { errors.add("\(Self.field(place)).\(name)", complaint) }
        }
        guard let amount, wrong.isEmpty else { return nil }
        return Line(place: place, food: food, shown: item["was"], amount: amount, unit: unit)
    }
}
