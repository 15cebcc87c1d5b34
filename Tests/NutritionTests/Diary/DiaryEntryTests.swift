import FoodCatalogue
import HealthMath
import Members
import Testing
import Web

@testable import Nutrition

struct DiaryEntryTests {
    @Test("takes its numbers from the food, and what the food doesn't know stays unknown")
    func numbers() throws {
        let entry = try Kitchen.entry(Kitchen.apple, 2)
        #expect(entry.grams == 364)
        #expect(entry.facts[.kcal]?.inThousandths == 189.28)
        #expect(entry.facts[.sodium]?.inThousandths == 3.64)
        #expect(entry.facts[.saturatedFat] == nil)
    }

    @Test("changes to another amount by its own numbers, though the food is gone")
    func change() throws {
        let entry = try Kitchen.entry()
        let change = EntryChangeForm(FormInput(["version": "1", "amount": "100", "unit": "g", "meal": "Lunch"]))
        let changed = try entry.changed(change.values(), units: entry.units(of: nil))
        #expect(changed.facts[.kcal]?.inThousandths == 52)
        #expect(changed.grams == 100)
        #expect(changed.unit == "g")
        #expect(changed.meal == "Lunch")
        #expect(changed.day == entry.day)
    }

    @Test("keeps its own weight of a measure when the food's has changed")
    func ownUnit() throws {
        let entry = try Kitchen.entry()
        let heavier = Food(
            id: Kitchen.apple.id,
            name: "Apples",
            group: "Fruits",
            nutrients: [208: 99],
            measures: [Measure(label: "1 medium", grams: 300)]
        )
        let change = EntryChangeForm(FormInput(["version": "1", "amount": "2"]))
        let changed = try entry.changed(change.values(), units: entry.units(of: heavier))
        #expect(changed.grams == 364)
        #expect(changed.facts[.kcal]?.inThousandths == 189.28)
    }

    @Test(
        "refuses a unit the food isn't measured in and more than 100 kg",
        arguments: [("unit", "bucket"), ("amount", "900")]
    )
    func refusals(field: String, value: String) throws {
        let entry = try Kitchen.entry()
        let change = try EntryChangeForm(FormInput(["version": "1", field: value])).values()
        let errors = try #require(throws: FormErrors.self) {
            try entry.changed(change, units: entry.units(of: Kitchen.apple))
        }
        #expect(errors[field].count == 1)
    }

    @Test("plain calories change by servings")
    func plain() throws {
        var facts = KeyFacts()
        facts[.kcal] = 250
        let entry = DiaryEntry(
            id: "x",
            day: try Kitchen.day("2026-11-21"),
            meal: "Lunch",
            plain: "Canteen",
            facts: facts,
            minutes: nil
        )
        let change = EntryChangeForm(FormInput(["version": "1", "amount": "3"]))
        let changed = try entry.changed(change.values(), units: entry.units(of: nil))
        #expect(changed.facts[.kcal] == 750)
        #expect(changed.facts[.protein] == nil)
        #expect(changed.words(in: .metric) == "3 servings")
        let wrong = EntryChangeForm(FormInput(["version": "1", "unit": "g"]))
        #expect(throws: FormErrors.self) { try entry.changed(wrong.values(), units: []) }
    }

    @Test(
        "says how much it was and when",
        arguments: [
            (1.0, "1 medium", 182.0, "1 medium, 182 g, at 08:05"),
            (2, "1 medium", 182, "2 × 1 medium, 364 g, at 08:05"),
            (150, "g", 1, "150 g, at 08:05"),
            (1.5, "100 g", 100, "1.5 × 100 g, at 08:05"),
            (0.25, "1 cucumber (8-1/4\")", 301, "¼ cucumber, 75 g, at 08:05"),
            (0.5, "1 avocado", 136, "½ avocado, 68 g, at 08:05"),
        ]
    )
    func words(amount: Double, unit: String, grams: Double, words: String) throws {
        let entry = try Kitchen.entry(Kitchen.apple, amount, FoodUnit(label: unit, grams: grams), minutes: 485)
        #expect(entry.words(in: .metric) == words)
    }

    @Test("says of what is drunk how many millilitres it was")
    func drunk() throws {
        let coffee = Food(id: "usda-14209", name: "Coffee", group: "Beverages", nutrients: [208: 1], measures: [])
        let entry = try Kitchen.entry(coffee, 1, FoodUnit(label: "1 mug", grams: 250))
        #expect(entry.words(in: .metric) == "1 mug, 250 ml")
    }
}
