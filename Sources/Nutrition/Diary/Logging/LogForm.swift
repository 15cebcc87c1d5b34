import FoodCatalogue
import HealthMath
import Members
import Storage
import Web

/// A new entry from a page, with its day, and its energy in the member's unit.
struct LogForm: Form {
    static let fields = NewEntryForm.fields.merging(["day": .text, "energyUnit": .text]) { kept, _ in kept }

    struct Values: Sendable {
        let day: CalendarDay
        let entry: NewEntryForm.Values
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let day = self.input.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        let entry = NewEntryForm(self.inKilocalories).validate(into: &errors)
        return if let day, let entry { Values(day: day, entry: entry) } else { nil }
    }

    /// Returns the form with a portion where nothing was typed, and a new request id.
    func completed(_ usual: Portion, _ place: DiaryPlace) -> LogForm {
        var input = self.input
        if input["amount"].isEmpty, !input.has("requestId") {
            input.set("amount", to: Numerals.typed(usual.amount, decimals: 3))
        }
        if input["unit"].isEmpty { input.set("unit", to: usual.unit.label) }
        if input["day"].isEmpty { input.set("day", to: place.day.description) }
        input.set("meal", to: place.meal)
        if input["requestId"].isEmpty { input.set("requestId", to: RowID.new()) }
        return LogForm(input)
    }

    private var inKilocalories: FormInput {
        var ignored = FormErrors()
        guard self.input["energyUnit"] == Units.Energy.kJ.rawValue,
            let kilojoules = self.input.number("kcal", in: 0...1_000_000, "", into: &ignored)
        else { return self.input }
        var input = self.input
        input.set("kcal", to: String(EnergyUnit.kilojoule.kilocalories(kilojoules)))
        return input
    }
}

/// The form for logging an amount of a food, or plain calories.
struct NewEntryForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "meal": .text, "time": .text, "scan": .text,
        "foodId": .text, "amount": .number, "unit": .text,
        "name": .text, "kcal": .number, "fat": .number, "carbohydrate": .number, "protein": .number,
    ]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let id: String
        let meal: String
        let minutes: Int?
        let content: Content
        /// The photo of the food that was looked at; nil without one.
        var scan: PhotoScan.ID?
    }

    enum Content: Sendable, Equatable {
        case food(Food.ID, amount: Double, unit: String)
        case plain(String, KeyFacts)
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let meal = EntryFields.meal(self.input, into: &errors)
        let minutes = EntryFields.minutes(self.input, into: &errors)
        let content = self.input["foodId"].isEmpty ? self.plain(into: &errors) : self.food(into: &errors)
        guard let id, let content, errors.isEmpty else { return nil }
        // A photo that was forgotten meanwhile is no reason not to log.
        let scan = RowID.read(self.input["scan"])
        return Values(id: id, meal: meal, minutes: minutes, content: content, scan: scan)
    }

    private func food(into errors: inout FormErrors) -> Content? {
        let food = self.input.text("foodId", max: 100, into: &errors)
        let unit = self.input.required("unit", max: 200, "Choose a unit.", into: &errors)
        for name in ["name", "kcal", "fat", "carbohydrate", "protein"] where !self.input[name].isEmpty {
            errors.add(name, "A food brings its own. Leave this out.")
        }
        guard let amount = EntryFields.amount(self.input, into: &errors) else {
            if errors["amount"].isEmpty { errors.add("amount", "Type how much it was.") }
            return nil
        }
        return .food(food, amount: amount, unit: unit)
    }

    private func plain(into errors: inout FormErrors) -> Content? {
        let name = self.input.text("name", max: 100, into: &errors)
        for name in ["amount", "unit"] where !self.input[name].isEmpty {
            errors.add(name, "Plain calories have no amount. Leave this out, or choose a food.")
        }
        let facts = EntryFields.facts(self.input, into: &errors)
        guard facts[.kcal] != nil else {
            if errors["kcal"].isEmpty { errors.add("kcal", "Choose a food, or type the calories.") }
            return nil
        }
        return .plain(name.isEmpty ? "Quick add" : name, facts)
    }
}

extension NewEntryForm.Values {
    /// Returns the entry and its nutrients; throws complaints when the food can't be logged so.
    func entry(
        on day: CalendarDay,
        from lookup: FoodLookup,
        for owner: Member.ID
    ) async throws -> (entry: DiaryEntry, nutrients: String) {
        switch self.content {
        case .food(let id, let amount, let unit):
            guard let item = try await lookup.item(id, for: owner) else {
                throw FormErrors("foodId", "This food isn't there any more. Search for another.")
            }
            var errors = FormErrors()
            guard let portion = Portion(amount, unit, among: item.food.units, into: &errors) else { throw errors }
            let entry = DiaryEntry(
                id: self.id,
                day: day,
                meal: self.meal,
                food: item.food,
                portion: portion,
                minutes: self.minutes
            )
            return (entry, item.nutrients)
        case .plain(let name, let facts):
            let entry = DiaryEntry(
                id: self.id,
                day: day,
                meal: self.meal,
                plain: name,
                facts: facts,
                minutes: self.minutes
            )
            let pairs = KeyFact.allCases.compactMap { fact in facts[fact].map { (fact.nutrient, $0) } }
            return (entry, Nutrients(pairs).text)
        }
    }
}
