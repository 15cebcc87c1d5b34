import FoodCatalogue
import Members
import Web

/// A dish under edit: its form, and a change to its lines.
struct DishDraftForm: Form {
    static let fields = DishForm.fields.merging(
        ["q": .text, "add": .text, "drop": .text, "day": .text, "from": .text]
    ) { kept, _ in kept }

    private(set) var input: FormInput

    func validate(into errors: inout FormErrors) -> Void? { () }

    /// Adds a line at the end, unless there are too many.
    mutating func add(_ line: DishLineFields) {
        let lines = self.input.items("lines")
        guard lines.count < Dish.mostLines else { return }
        self.input.set("lines", (lines.last?.place ?? -1) + 1, to: line.input)
    }

    /// Removes a line; those after it move up.
    mutating func drop(_ place: Int) {
        let rest = self.input.items("lines").filter { $0.place != place }
        self.input.set(lines: rest.map { DishLineFields(input: $0.input) })
    }
}

/// The form fields of a line.
struct DishLineFields: Sendable {
    let input: FormInput
}

extension DishLineFields {
    init(_ line: DishLine) {
        var input = FormInput(["name": line.name, "amount": Numerals.typed(line.amount, decimals: 3)])
        if let food = line.food {
            input.set("foodId", to: food)
            input.set("unit", to: line.unit)
        } else {
            input.set(line.nutrients)
        }
        self.input = input
    }

    /// Creates a line from an entry of the diary.
    init(_ entry: DiaryEntry) {
        var input = FormInput(["name": entry.name, "amount": Numerals.typed(entry.amount, decimals: 3)])
        if let food = entry.food {
            input.set("foodId", to: food)
            input.set("unit", to: entry.unit)
        } else {
            let each = entry.facts.scaled(by: 1 / entry.amount)
            let pairs = KeyFact.allCases.compactMap { fact in each[fact].map { (fact.nutrient, $0) } }
            input.set(Nutrients(pairs))
        }
        self.input = input
    }

    /// Creates a line with a food's usual portion.
    init(_ food: Food, in units: Units) {
        let portion = food.usualPortion(in: units)
        self.input = FormInput([
            "foodId": food.id, "name": food.plainName, "amount": Numerals.typed(portion.amount, decimals: 3),
            "unit": portion.unit.label,
        ])
    }
}

extension FormInput {
    /// Replaces all lines.
    mutating func set(lines: [DishLineFields]) {
        self.removeItems("lines")
        for (place, line) in lines.enumerated() { self.set("lines", place, to: line.input) }
    }

    /// Sets the numbers of plain calories.
    fileprivate mutating func set(_ nutrients: Nutrients) {
        let fields = [("kcal", nutrients.kcal), ("fat", nutrients.fat)]
        for (name, amount) in fields + [("carbohydrate", nutrients.carbohydrate), ("protein", nutrients.protein)] {
            if let amount { self.set(name, to: Numerals.typed(amount, decimals: 3)) }
        }
    }
}

extension DishForm {
    /// Fills the form from a dish.
    init(_ dish: Dish, _ lines: [DishLine]) {
        var input = FormInput(["version": String(dish.version), "name": dish.name])
        if let cooking = dish.cooking {
            input.set("servings", to: Numerals.typed(cooking.servings, decimals: 2))
            input.set("cookedGrams", to: cooking.cookedGrams.map { Numerals.typed($0, decimals: 1) } ?? "")
            input.set("steps", to: cooking.steps)
        }
        input.set(lines: lines.map { DishLineFields($0) })
        self.init(input)
    }
}
