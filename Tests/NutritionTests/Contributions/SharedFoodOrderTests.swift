import FoodCatalogue
import Foundation
import Storage
import Support
import Testing

@testable import Nutrition

struct SharedFoodOrderTests {
    @Test("a food that is shared after a clock went back is read after those before it", arguments: Backend.available)
    func clock(_ backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let facts = OwnFood.Facts(name: "Oat bar", brand: nil, barcode: nil, nutrients: Nutrients(), measures: [])
        let foods = SharedFoodStore(database: kitchen.database)
        func put(_ id: Food.ID, at now: Date) async throws {
            try await kitchen.database.write { try SharedFoodStore.put(facts, id, now: now, in: $0) }
        }
        try await put("here-1", at: Kitchen.now.addingTimeInterval(86_400))
        let seen = try #require(try await foods.changed(after: Cursor(at: 0, id: ""), limit: 10).last)
        let last = Cursor(at: seen.changedAt, id: seen.id)
        try await put("here-2", at: Kitchen.now)
        try await kitchen.database.write { try SharedFoodStore.remove("here-1", now: Kitchen.now, in: $0) }
        let changed = try await foods.changed(after: last, limit: 10)
        #expect(changed.map(\.id) == ["here-2", "here-1"] && changed.last?.isRemoved == true)
        try await put("here-3", at: Kitchen.now.addingTimeInterval(172_800))
        let later = Kitchen.now.addingTimeInterval(172_800).milliseconds
        let latest = try await foods.changed(after: last, limit: 10).last
        #expect(latest?.changedAt == later, "Where no clock went back, it is the time.")
    }
}
