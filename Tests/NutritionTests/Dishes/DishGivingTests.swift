import FoodCatalogue
import Foundation
import Storage
import Support
import Testing

@testable import Nutrition

struct DishGivingTests {
    private static let copy = "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test("a recipe is copied with its lines, its steps and the giver's name", arguments: Backend.available)
    func recipe(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (anas, bens) = self.stores(kitchen)
        let facts = DishTests.recipe([DishTests.apple, DishTests.oats])
        _ = try await anas.add(facts, id: "recipe-1", .recipe, now: Kitchen.now)
        let given = try #require(try await anas.given("recipe-1"))
        #expect(given.path == "/recipes/recipe-1" && given.inShort == "A recipe of 2 foods")
        #expect(try await self.receive(given, in: kitchen) == "/recipes/recipe-\(Self.copy)")
        let copy = try #require(try await bens.find("recipe-\(Self.copy)"))
        #expect(copy.dish.sharedBy == "Ana" && copy.dish.name == facts.name && copy.dish.cooking == facts.cooking)
        #expect(copy.lines == facts.lines)
        _ = try await anas.remove("recipe-1", now: Kitchen.now)
        #expect(try await anas.given("recipe-1") == nil)
        #expect(try await bens.find("recipe-\(Self.copy)") != nil)
    }

    @Test("what was eaten at a meal becomes a saved meal with its own numbers", arguments: Backend.available)
    func eaten(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (anas, bens) = self.stores(kitchen)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        _ = try await entries.add(try Kitchen.entry(), nutrients: "208:52", now: Kitchen.now)
        let gone = try Kitchen.entry(Kitchen.mystery, 1, .hundredGrams)
        _ = try await entries.add(gone, nutrients: "208:80", now: Kitchen.now)
        _ = try await entries.remove(gone.id, now: Kitchen.now)
        _ = try await entries.add(try Kitchen.entry(meal: "Lunch"), nutrients: "208:52", now: Kitchen.now)
        let given = try #require(try await anas.given("2026-11-21 Breakfast"))
        #expect(given.name == "Breakfast" && given.inShort == "1 food" && given.path == "/diary/2026-11-21")
        #expect(try await self.receive(given, in: kitchen) == "/meals/meal-\(Self.copy)")
        let copy = try #require(try await bens.find("meal-\(Self.copy)"))
        #expect(copy.lines.map(\.name) == [Kitchen.apple.name] && copy.lines.first?.grams == 182)
        #expect(copy.dish.nutrients.kcal.map { ($0 * 100).rounded() } == 9_464)
    }

    @Test(
        "isolation: nobody gives what isn't theirs, and nonsense names nothing",
        arguments: ["recipe-1", "2026-11-21 Breakfast", "2026-11-21", "own-1", "", "2026-13-45 Lunch"]
    )
    func isolation(name: String) async throws {
        let kitchen = try await Kitchen(.sqlite)
        let (anas, bens) = self.stores(kitchen)
        _ = try await anas.add(DishTests.recipe([DishTests.apple]), id: "recipe-1", .recipe, now: Kitchen.now)
        _ = try await EntryStore(database: kitchen.database, owner: kitchen.ana)
            .add(try Kitchen.entry(), nutrients: "208:52", now: Kitchen.now)
        #expect(try await bens.given(name) == nil)
    }

    private func stores(_ kitchen: Kitchen) -> (anas: DishStore, bens: DishStore) {
        (
            DishStore(database: kitchen.database, owner: kitchen.ana),
            DishStore(database: kitchen.database, owner: kitchen.ben)
        )
    }

    private func receive(_ dish: GivenDish, in kitchen: Kitchen) async throws -> String {
        let bens = self.stores(kitchen).bens
        return try await kitchen.database.write {
            try bens.receive(dish, from: "Ana", as: Self.copy, now: Kitchen.now, in: $0)
        }
    }
}
