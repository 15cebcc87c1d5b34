import FoodCatalogue
import Foundation
import Members
import Testing
import Web

@testable import Nutrition

struct DishTests {
    static let apple = DishLine(
        food: "usda-09003",
        name: "Apples",
        amount: 2,
        unit: "1 medium",
        grams: 364,
        nutrients: [208: 52, 203: 0.26, 204: 0.17, 205: 13.81, 401: 4.6]
    )
    static let oats = DishLine(
        food: "own-1",
        name: "Oats",
        amount: 136,
        unit: "g",
        grams: 136,
        nutrients: [208: 380, 203: 13, 204: 7, 205: 60]
    )
    static let cream = DishLine(food: nil, name: "Cream", amount: 2, unit: "serving", grams: nil, nutrients: [208: 100])

    static func recipe(_ lines: [DishLine], servings: Double = 4, cooked: Double? = 400) -> DishFacts {
        let cooking = Dish.Cooking(servings: servings, cookedGrams: cooked, steps: "Bake.")
        return DishFacts(name: "Apple crumble", lines: lines, cooking: cooking)
    }

    // 364 g of apples and 136 g of oats: 189.28 + 516.8 = 706.08 kcal in a pot of 400 g, so 176.52 in 100 g.
    @Test("a recipe is a food by its cooked weight, in portions")
    func food() throws {
        let facts = Self.recipe([Self.apple, Self.oats])
        #expect(facts.rawGrams == 500)
        let dish = Dish(
            id: "recipe-1",
            kind: .recipe,
            name: facts.name,
            cooking: facts.cooking,
            nutrients: DishFacts.nutrients(facts.lines),
            grams: facts.grams,
            lineCount: 2,
            version: 1,
            createdAt: 0
        )
        let food = try #require(dish.food)
        #expect(food.nutrients.kcal.map { ($0 * 100).rounded() } == 17_652)
        #expect(food.measures == [Measure(label: "1 serving", grams: 100)])
    }

    @Test("a sum is known only when every line knows it")
    func completeness() {
        let nutrients = DishFacts.nutrients([Self.apple, Self.oats])
        #expect(nutrients[401] == nil)
        #expect(nutrients[203] != nil)
        #expect(Self.recipe([Self.apple, Self.oats]).sum.knowing(401) == 1)
        #expect(DishFacts.grams([Self.apple, Self.cream]) == nil)
        #expect(DishFacts.nutrients([Self.apple, Self.cream]).kcal.map { ($0 * 100).rounded() } == 38_928)
    }

    @Test(
        "a form is refused in words beside what is wrong",
        arguments: [
            (["name": ""], "name"), (["lines.0.foodId": "", "lines.0.amount": ""], "lines.0.name"),
            (["lines.0.amount": ""], "lines.0.amount"), (["lines.0.amount": "-1"], "lines.0.amount"),
            (["lines.0.unit": ""], "lines.0.unit"), (["servings": "0"], "servings"),
            (["cookedGrams": "1000000"], "cookedGrams"),
        ]
    )
    func refusals(changes: [String: String], field: String) throws {
        let input = ["name": "Pie", "lines.0.foodId": "usda-1", "lines.0.amount": "1", "lines.0.unit": "g"]
        let errors = try #require(throws: FormErrors.self) {
            _ = try DishForm(FormInput(input.merging(changes) { $1 })).values()
        }
        #expect(errors[field].count == 1, "\(errors)")
    }

    @Test("no lines are none, and too many are too many")
    func count() throws {
        let none = try #require(throws: FormErrors.self) { _ = try DishForm(FormInput(["name": "Air"])).values() }
        #expect(none["lines"] == ["Add at least one food."])
        var input = FormInput(["name": "All"])
        let line = FormInput(["foodId": "usda-1", "amount": "1", "unit": "g"])
        input.set(lines: Array(repeating: DishLineFields(input: line), count: 51))
        let form = DishForm(input)
        let many = try #require(throws: FormErrors.self) { _ = try form.values() }
        #expect(many["lines"].count == 1)
    }

    @Test("a draft takes lines in and out, and those after move up")
    func draft() {
        var form = DishDraftForm(FormInput())
        for food in [Kitchen.apple, Kitchen.mystery, Kitchen.apple] { form.add(DishLineFields(food, in: .metric)) }
        form.drop(0)
        let lines = form.input.items("lines")
        #expect(lines.map(\.place) == [0, 1])
        #expect(lines.map { $0.input["foodId"] } == [Kitchen.mystery.id, Kitchen.apple.id])
        #expect(lines.map { $0.input["unit"] } == ["100 g", "1 medium"])
    }

    @Test("a meal is logged line by line, in other amounts, some left out, all of it more than once")
    func entries() throws {
        let input = [
            "requestId": UUID().uuidString, "day": "2026-11-21", "meal": "Lunch", "factor": "2", "lines.0.amount": "1",
            "lines.1.amount": "0",
        ]
        let dish = Dish(
            id: "meal-1",
            kind: .meal,
            name: "Bowl",
            cooking: nil,
            nutrients: [:],
            grams: nil,
            lineCount: 3,
            version: 1,
            createdAt: 0
        )
        let values = try DishLogForm(FormInput(input)).values()
        let entries = try values.entries(of: dish, [Self.apple, Self.oats, Self.cream])
        #expect(entries.map(\.entry.name) == ["Apples", "Cream"])
        #expect(entries.map(\.entry.amount) == [2, 4])
        #expect(entries.map { $0.entry.facts[.kcal].map { ($0 * 100).rounded() } } == [18_928, 40_000])
        #expect(entries.map(\.entry.grams) == [364, nil])
        #expect(Set(entries.map(\.entry.id)).count == 2)
        #expect(entries.allSatisfy { $0.entry.dish == "Bowl" })
        #expect(throws: FormErrors.self) { try values.entries(of: dish, []) }
    }
}
