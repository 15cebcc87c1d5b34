import FoodCatalogue
import Foundation
import Storage
import Support
import Testing
import Web

@testable import Nutrition

struct OwnFoodStoreTests {
    private func facts(_ name: String, code: String? = nil) -> OwnFood.Facts {
        OwnFood.Facts(
            name: name,
            brand: "Mill",
            barcode: code,
            nutrients: [208: 450, 204: 18],
            measures: [Measure(label: "1 bar", grams: 40)]
        )
    }

    private func add(
        _ name: String,
        code: String? = nil,
        to kitchen: Kitchen,
        at second: Double = 0
    ) async throws -> OwnFood {
        try await OwnFoodStore(database: kitchen.database, owner: kitchen.ana).add(
            self.facts(name, code: code),
            id: FoodOrigin.own.id(UUID().uuidString.lowercased()),
            now: Kitchen.now.addingTimeInterval(second)
        ).food
    }

    @Test("gives back a food as it was written down, and writes a request once", arguments: Backend.available)
    func add(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        let food = try await self.add("Oat bar", code: "4006381333931", to: kitchen)
        #expect(try await foods.find(food.id) == food)
        #expect(try await foods.find(barcode: "4006381333931") == food)
        let again = try await foods.add(self.facts("Another"), id: food.id, now: Kitchen.now)
        #expect(!again.isNew)
        #expect(again.food == food)
    }

    @Test("refuses a second food with the same code, but not after the first is removed", arguments: Backend.available)
    func barcode(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        let food = try await self.add("Oat bar", code: "4006381333931", to: kitchen)
        await #expect(throws: OwnFoodStore.Refusal.barcodeTaken) {
            try await self.add("Nut bar", code: "4006381333931", to: kitchen)
        }
        #expect(try await foods.remove(food.id, now: Kitchen.now)?.done == true)
        _ = try await self.add("Nut bar", code: "4006381333931", to: kitchen)
        await #expect(throws: OwnFoodStore.Refusal.barcodeTaken) { try await foods.restore(food.id) }
        #expect(try await foods.find(food.id) == nil)
    }

    @Test("an edit needs the version it was made from", arguments: Backend.available)
    func save(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        let food = try await self.add("Oat bar", to: kitchen)
        let saved = try #require(try await foods.save(self.facts("Nut bar"), food.id, version: 1))
        #expect(saved.facts.name == "Nut bar")
        #expect(saved.version == 2)
        #expect(try await foods.save(self.facts("Late bar"), food.id, version: 1) == nil)
        #expect(try await foods.find(food.id) == saved)
    }

    @Test("a removed food comes back within a month and is then forgotten", arguments: Backend.available)
    func undo(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        let food = try await self.add("Oat bar", to: kitchen)
        #expect(try await foods.remove(food.id, version: 7, now: Kitchen.now)?.done == false)
        #expect(try await foods.remove(food.id, version: 1, now: Kitchen.now)?.done == true)
        #expect(try await foods.find(food.id) == nil)
        #expect(try await foods.restore(food.id)?.facts == food.facts)
        _ = try await foods.remove(food.id, now: Kitchen.now)
        try await OwnFoodStore.purge(removedBefore: Kitchen.now.addingTimeInterval(1), in: kitchen.database)
        #expect(try await foods.restore(food.id) == nil)
    }

    @Test("the list goes on where a page ended, also among foods of one moment", arguments: Backend.available)
    func pages(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        for number in 0..<5 { _ = try await self.add("Bar \(number)", to: kitchen, at: Double(number / 3)) }
        let all = try await foods.page(limit: 10)
        #expect(all.count == 5)
        var seen: [OwnFood] = []
        var after: Cursor?
        while case let page = try await foods.page(after: after, limit: 2), let last = page.last {
            seen += page
            after = Cursor(at: last.createdAt, id: last.id)
        }
        #expect(seen == all)
        #expect(all.map(\.createdAt) == all.map(\.createdAt).sorted(by: >))
    }

    @Test("nobody reads, changes, removes or restores another member's food", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let bens = OwnFoodStore(database: kitchen.database, owner: kitchen.ben)
        let food = try await self.add("Oat bar", code: "4006381333931", to: kitchen)
        #expect(try await bens.find(food.id) == nil)
        #expect(try await bens.find(barcode: "4006381333931") == nil)
        #expect(try await bens.all([food.id]).isEmpty)
        #expect(try await bens.page(limit: 10).isEmpty)
        #expect(try await bens.save(self.facts("Mine now"), food.id, version: 1) == nil)
        #expect(try await bens.remove(food.id, now: Kitchen.now) == nil)
        #expect(try await bens.restore(food.id) == nil)
        let anas = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        #expect(try await anas.find(food.id) == food)
    }
}
