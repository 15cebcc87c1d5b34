import FoodCatalogue
import Foundation
import Storage
import Support
import Testing
import Web

@testable import Nutrition

struct DishStoreTests {
    private func add(
        _ facts: DishFacts = DishTests.recipe([DishTests.apple, DishTests.oats]),
        _ kind: Dish.Kind = .recipe,
        to kitchen: Kitchen,
        at second: Double = 0
    ) async throws -> Dish {
        try await DishStore(database: kitchen.database, owner: kitchen.ana).add(
            facts,
            id: kind.origin.id(UUID().uuidString.lowercased()),
            kind,
            now: Kitchen.now.addingTimeInterval(second)
        ).dish
    }

    @Test("gives back a recipe as it was written, and writes a request once", arguments: Backend.available)
    func add(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let dishes = DishStore(database: kitchen.database, owner: kitchen.ana)
        let dish = try await self.add(to: kitchen)
        let found = try #require(try await dishes.find(dish.id))
        #expect(found.dish == dish)
        #expect(found.lines == [DishTests.apple, DishTests.oats])
        #expect(dish.grams == 400 && dish.cooking?.steps == "Bake.")
        let again = try await dishes.add(DishTests.recipe([DishTests.cream]), id: dish.id, .recipe, now: Kitchen.now)
        #expect(!again.isNew && again.dish == dish)
    }

    @Test("an edit needs the version it was made from and replaces all lines", arguments: Backend.available)
    func save(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let dishes = DishStore(database: kitchen.database, owner: kitchen.ana)
        let dish = try await self.add(to: kitchen)
        let saved = try #require(
            try await dishes.save(DishTests.recipe([DishTests.oats], cooked: nil), dish.id, version: 1)
        )
        #expect(saved.version == 2 && saved.grams == 136)
        #expect(try await dishes.find(dish.id)?.lines == [DishTests.oats])
        #expect(try await dishes.save(DishTests.recipe([DishTests.apple]), dish.id, version: 1) == nil)
        #expect(try await dishes.find(dish.id)?.dish == saved)
    }

    @Test("lists go on where a page ended, each kind for itself; removed ones come back", arguments: Backend.available)
    func lists(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let dishes = DishStore(database: kitchen.database, owner: kitchen.ana)
        let meal = DishFacts(name: "Bowl", lines: [DishTests.apple, DishTests.cream], cooking: nil)
        let first = try await self.add(meal, .meal, to: kitchen)
        let second = try await self.add(meal, .meal, to: kitchen, at: 1)
        _ = try await self.add(to: kitchen, at: 2)
        #expect(try await dishes.page(.meal, limit: 1).map(\.id) == [second.id])
        let after = Cursor(at: second.createdAt, id: second.id)
        #expect(try await dishes.page(.meal, after: after, limit: 5).map(\.id) == [first.id])
        #expect(try await dishes.remove(first.id, version: 9, now: Kitchen.now)?.done == false)
        #expect(try await dishes.remove(first.id, now: Kitchen.now)?.done == true)
        #expect(try await dishes.page(.meal, limit: 5).map(\.id) == [second.id])
        #expect(try await dishes.restore(first.id)?.name == "Bowl")
        _ = try await dishes.remove(first.id, now: Kitchen.now)
        try await DishStore.purge(removedBefore: Kitchen.now.addingTimeInterval(1), in: kitchen.database)
        #expect(try await dishes.restore(first.id) == nil)
    }

    @Test("what is made of a member's food follows it, and what is made of that too", arguments: Backend.available)
    func follow(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        let dishes = DishStore(database: kitchen.database, owner: kitchen.ana)
        let lookup = try kitchen.lookup()
        let facts = OwnFood.Facts(name: "Oats", brand: nil, barcode: nil, nutrients: [208: 380], measures: [])
        let oats = try await foods.add(facts, id: "own-\(UUID().uuidString.lowercased())", now: Kitchen.now).food
        let line = DishLine(food: oats.id, name: "Oats", amount: 200, unit: "g", grams: 200, nutrients: [208: 380])
        let recipe = try await self.add(DishTests.recipe([line], servings: 2, cooked: 400), to: kitchen)
        #expect(try await lookup.item(recipe.id, for: kitchen.ana)?.food.nutrients.kcal == 190)
        let portion = DishLine(
            food: recipe.id,
            name: recipe.name,
            amount: 1,
            unit: "1 serving",
            grams: 200,
            nutrients: [208: 190]
        )
        let meal = try await self.add(DishFacts(name: "Bowl", lines: [portion], cooking: nil), .meal, to: kitchen)
        var changed = facts
        changed.nutrients[208] = 360
        _ = try await foods.save(changed, oats.id, version: 1)
        #expect(try await lookup.item(recipe.id, for: kitchen.ana)?.food.nutrients.kcal == 180)
        #expect(try await dishes.dish(meal.id)?.nutrients.kcal == 360)
    }

    @Test("meals and recipes are found with foods, each as what it is", arguments: Backend.available)
    func search(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lookup = try kitchen.lookup()
        let recipe = try await self.add(to: kitchen)
        let bowl = DishFacts(name: "Crumble bowl", lines: [DishTests.apple, DishTests.cream], cooking: nil)
        let meal = try await self.add(bowl, .meal, to: kitchen)
        let found = try await lookup.search("crumble", .meals, limit: 5, familiar: [:], for: kitchen.ana)
        #expect(Set(found.map(\.id)) == [recipe.id, meal.id])
        #expect(found.first { $0.id == meal.id }?.mealKilocalories.map { ($0 * 100).rounded() } == 38_928)
        #expect(try await lookup.foods([meal.id], for: kitchen.ana).map(\.name) == ["Crumble bowl"])
        #expect(try await lookup.item(meal.id, for: kitchen.ana) == nil)
    }

    @Test("nobody reads, changes, removes or finds another member's dishes", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lookup = try kitchen.lookup()
        let bens = DishStore(database: kitchen.database, owner: kitchen.ben)
        let dish = try await self.add(to: kitchen)
        #expect(try await bens.find(dish.id) == nil)
        #expect(try await bens.dish(dish.id) == nil)
        #expect(try await bens.all([dish.id]).isEmpty)
        #expect(try await bens.page(.recipe, limit: 5).isEmpty)
        #expect(try await bens.save(DishTests.recipe([DishTests.oats]), dish.id, version: 1) == nil)
        #expect(try await bens.remove(dish.id, now: Kitchen.now) == nil)
        #expect(try await bens.restore(dish.id) == nil)
        #expect(try await lookup.item(dish.id, for: kitchen.ben) == nil)
        #expect(try await lookup.search("crumble", .mine, limit: 5, familiar: [:], for: kitchen.ben).isEmpty)
        let anas = DishStore(database: kitchen.database, owner: kitchen.ana)
        #expect(try await anas.dish(dish.id) == dish)
    }
}
