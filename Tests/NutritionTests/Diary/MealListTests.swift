import Support
import Testing
import Web

@testable import Nutrition

struct MealListTests {
    @Test(
        "refuses none, nine, nameless, long and equal meals",
        arguments: [
            [], ["a", "b", "c", "d", "e", "f", "g", "h", "i"], [""], [String(repeating: "x", count: 31)],
            ["Lunch", "lunch"],
            ["Two\nlines"],
        ]
    )
    func refused(names: [String]) {
        #expect(MealList(names) == nil)
    }

    @Test("comes back from its text")
    func text() throws {
        let list = try #require(MealList(["Früh", "Second breakfast"]))
        #expect(MealList(lines: list.lines) == list)
        #expect(MealList(lines: nil) == .usual)
    }

    @Test("a form leaves out empty lines and keeps the order")
    func form() throws {
        let form = MealListForm(FormInput(["meal1": "Brunch", "meal2": "", "meal3": "Supper"]))
        #expect(try form.values().names == ["Brunch", "Supper"])
        #expect(try MealListForm(MealList.usual).values() == .usual)
    }

    @Test(
        "a form complains about equal names and about none",
        arguments: [
            (["meal1": "Lunch", "meal2": "LUNCH"], "meal2"), ([:], "meal1"),
        ]
    )
    func complaints(input: [String: String], field: String) {
        guard let errors = MealListForm(FormInput(input)).complaints else {
            Issue.record("\(input) was taken")
            return
        }
        #expect(errors[field].count == 1)
    }

    @Test("a member's own meals replace the usual ones, for that member alone", arguments: Backend.available)
    func store(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = MealListStore(database: kitchen.database, owner: kitchen.ana)
        let ben = MealListStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await ana.meals() == .usual)
        let list = try #require(MealList(["Brunch", "Supper"]))
        try await ana.choose(.usual)
        try await ana.choose(list)
        #expect(try await ana.meals() == list)
        #expect(try await ben.meals() == .usual)
    }

    @Test("what to eat next is the meal of the hour, or the first after it that has nothing yet")
    func next() {
        let meals = MealList.usual
        #expect(meals.next(at: 9, eaten: []) == "Breakfast")
        #expect(meals.next(at: 9, eaten: ["Breakfast"]) == "Lunch")
        #expect(meals.next(at: 20, eaten: ["Breakfast", "Dinner"]) == "Snacks")
        #expect(meals.next(at: 20, eaten: Set(meals.names)) == "Dinner")
    }
}
