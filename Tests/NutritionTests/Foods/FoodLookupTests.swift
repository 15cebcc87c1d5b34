import FoodCatalogue
import Foundation
import Support
import Testing

@testable import Nutrition

struct FoodLookupTests {
    private func lookup(_ kitchen: Kitchen) throws -> FoodLookup {
        try kitchen.lookup()
    }

    private func write(
        _ name: String,
        brand: String? = nil,
        code: String? = nil,
        in kitchen: Kitchen
    ) async throws -> OwnFood {
        let facts = OwnFood.Facts(name: name, brand: brand, barcode: code, nutrients: [208: 400], measures: [])
        let id = FoodOrigin.own.id(UUID().uuidString.lowercased())
        return try await OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
            .add(facts, id: id, now: Kitchen.now).food
    }

    @Test(
        "one list holds the catalogue's foods and the member's own, who finds theirs first",
        arguments: Backend.available
    )
    func search(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lookup = try self.lookup(kitchen)
        let own = try await self.write("Banana bread of Aunt Mo", in: kitchen)
        let found = try await lookup.search("banana bread", limit: 10, familiar: [:], for: kitchen.ana)
        #expect(found.first?.id == own.id)
        #expect(found.contains { FoodOrigin($0.id) == .catalogue })
        let plain = try await lookup.search("banana", limit: 10, familiar: [:], for: kitchen.ana)
        #expect(plain.first?.name == "Bananas, raw")
        let bens = try await lookup.search("banana bread", limit: 50, familiar: [:], for: kitchen.ben)
        #expect(!bens.contains { $0.id == own.id })
    }

    @Test("filters leave what was asked for")
    func filters() async throws {
        let kitchen = try await Kitchen(.sqlite)
        let lookup = try self.lookup(kitchen)
        let own = try await self.write("Apple sauce", brand: "Orchard", in: kitchen)
        let search = { (filter: FoodFilter) in
            try await lookup.search("apple", filter, limit: 10, familiar: [:], for: kitchen.ana)
        }
        #expect(try await search(.mine).map(\.id) == [own.id])
        #expect(try await search(.meals).isEmpty)
        let raw = try await search(.raw)
        #expect(!raw.isEmpty && raw.allSatisfy { $0.name.lowercased().contains("raw") })
        let branded = try await search(.branded)
        #expect(branded.contains { $0.id == own.id } && branded.allSatisfy { $0.brand != nil })
    }

    @Test("has a member's own food for them, by its code too, and for nobody else", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lookup = try self.lookup(kitchen)
        let own = try await self.write("Oat bar", code: "4006381333931", in: kitchen)
        let barcode = try Barcode("4006381333931")
        #expect(try await lookup.item(own.id, for: kitchen.ana)?.food == own.food)
        #expect(try await lookup.food(barcode, for: kitchen.ana)?.id == own.id)
        #expect(try await lookup.foods([own.id, "usda-09003"], for: kitchen.ana).map(\.id) == [own.id, "usda-09003"])
        #expect(try await lookup.item(own.id, for: kitchen.ben) == nil)
        #expect(try await lookup.food(barcode, for: kitchen.ben) == nil)
        #expect(try await lookup.foods([own.id], for: kitchen.ben).isEmpty)
    }

    @Test("what was written here is found at once")
    func fresh() async throws {
        let kitchen = try await Kitchen(.sqlite)
        let lookup = try self.lookup(kitchen)
        #expect(try await lookup.search("quinoa crunch", .mine, limit: 5, familiar: [:], for: kitchen.ana).isEmpty)
        _ = try await self.write("Quinoa crunch", in: kitchen)
        lookup.ownIndex.forget(kitchen.ana)
        #expect(try await lookup.search("quinoa crunch", .mine, limit: 5, familiar: [:], for: kitchen.ana).count == 1)
    }
}
