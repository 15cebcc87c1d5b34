import FoodCatalogue
import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Nutrition

struct HistoryStoreTests {
    private func since() throws -> CalendarDay { try Kitchen.day("2026-11-01") }

    @Test(
        "frequent foods come by how often, those of the meal first, in their last amount",
        arguments: Backend.available
    )
    func frequent(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        for minute in 0..<3 {
            let at = Kitchen.now.addingTimeInterval(Double(minute) * 60)
            try await kitchen.log(Kitchen.entry(Kitchen.apple, Double(minute + 1)), for: kitchen.ana, at: at)
        }
        let stew = try Kitchen.entry(Kitchen.mystery, 300, .gram, meal: "Lunch")
        try await kitchen.log(stew, Kitchen.mystery, for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(day: "2026-10-01"), for: kitchen.ana)
        let history = HistoryStore(database: kitchen.database, owner: kitchen.ana)
        let breakfast = try await history.frequent(at: "Breakfast", since: self.since())
        #expect(breakfast.map(\.food) == [Kitchen.apple.id, Kitchen.mystery.id])
        #expect(breakfast.first?.amount == 3)
        #expect(breakfast.first?.unit == "1 medium")
        #expect(breakfast.first?.times == 3)
        let lunch = try await history.frequent(at: "Lunch", since: self.since())
        #expect(lunch.map(\.food) == [Kitchen.mystery.id, Kitchen.apple.id])
        #expect(try await history.familiar(since: self.since()) == [Kitchen.apple.id: 3, Kitchen.mystery.id: 1])
    }

    @Test("recent foods come by when, each once, without removed ones and plain calories", arguments: Backend.available)
    func recent(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let later = Kitchen.now.addingTimeInterval(60)
        let stew = try Kitchen.entry(Kitchen.mystery, 300, .gram)
        try await kitchen.log(stew, Kitchen.mystery, for: kitchen.ana, at: later)
        let history = HistoryStore(database: kitchen.database, owner: kitchen.ana)
        #expect(try await history.recent(since: self.since()).map(\.food) == [Kitchen.mystery.id, Kitchen.apple.id])
        _ = try await entries.remove(stew.id, now: later)
        #expect(try await history.recent(since: self.since()).map(\.food) == [Kitchen.apple.id])
        #expect(try await history.last([Kitchen.apple.id, "usda-2"]).keys.sorted() == [Kitchen.apple.id])
        #expect(try await history.last([]).isEmpty)
    }

    @Test("what was taken the last time is known of each food, whatever was taken before", arguments: Backend.available)
    func lastPortions(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let history = HistoryStore(database: kitchen.database, owner: kitchen.ana)
        for (minute, amount) in [3.0, 1, 2].enumerated() {
            let at = Kitchen.now.addingTimeInterval(Double(minute) * 60)
            let entry = try Kitchen.entry(Kitchen.apple, amount, day: "2024-02-0\(minute + 1)")
            try await kitchen.log(entry, for: kitchen.ana, at: at)
        }
        try await kitchen.log(Kitchen.entry(Kitchen.mystery, 300, .gram), Kitchen.mystery, for: kitchen.ana)
        let foods = [Kitchen.apple.id, Kitchen.mystery.id, "usda-2"]
        let last = try await history.lastPortions(of: foods)
        #expect(last[Kitchen.apple.id] == HistoryStore.LastPortion(amount: 2, unit: "1 medium", grams: 364))
        #expect(last[Kitchen.mystery.id] == HistoryStore.LastPortion(amount: 300, unit: "g", grams: 300))
        #expect(last.count == 2)
        #expect(try await history.lastPortions(of: []).isEmpty)
        let bens = HistoryStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await bens.lastPortions(of: foods).isEmpty)
    }

    @Test("a removed entry was not the last time", arguments: Backend.available)
    func removedLast(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.log(Kitchen.entry(Kitchen.apple, 1), for: kitchen.ana)
        let later = Kitchen.now.addingTimeInterval(60)
        let wrong = try Kitchen.entry(Kitchen.apple, 9)
        try await kitchen.log(wrong, for: kitchen.ana, at: later)
        _ = try await EntryStore(database: kitchen.database, owner: kitchen.ana).remove(wrong.id, now: later)
        let history = HistoryStore(database: kitchen.database, owner: kitchen.ana)
        #expect(try await history.lastPortions(of: [Kitchen.apple.id])[Kitchen.apple.id]?.amount == 1)
    }

    @Test("the last time is looked up, not searched for")
    func lastPlan() async throws {
        let kitchen = try await Kitchen(.sqlite)
        let statement = HistoryStore.lastPortions(of: ["usda-1", "usda-2", "usda-3"], kitchen.ana)
        let plan = try await kitchen.database.read { db in
            try db.rows("EXPLAIN QUERY PLAN \(statement)") { row in
                var columns = row.reader
                _ = (try columns.int(), try columns.int(), try columns.int())
                return try columns.text()
            }
        }
        #expect(plan.contains { $0.contains("diary_entry_food (owner_id=? AND food_id=?)") }, "\(plan)")
        #expect(!plan.contains { $0.contains("SCAN entry") || $0.contains("SCAN newest") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test("a star is there once, and gone when taken away", arguments: Backend.available)
    func favourites(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let favourites = FavouriteStore(database: kitchen.database, owner: kitchen.ana)
        try await favourites.star("usda-1", now: Kitchen.now)
        try await favourites.star("usda-1", now: Kitchen.now)
        try await favourites.star("usda-2", now: Kitchen.now.addingTimeInterval(1))
        #expect(try await favourites.all() == ["usda-2", "usda-1"])
        try await favourites.unstar("usda-2")
        #expect(try await favourites.all() == ["usda-1"])
        #expect(try await favourites.holds("usda-1"))
    }

    @Test("nobody's history or stars are another member's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let bens = HistoryStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await bens.frequent(at: "Breakfast", since: self.since()).isEmpty)
        #expect(try await bens.recent(since: self.since()).isEmpty)
        #expect(try await bens.familiar(since: self.since()).isEmpty)
        #expect(try await bens.last([Kitchen.apple.id]).isEmpty)
        let anasStars = FavouriteStore(database: kitchen.database, owner: kitchen.ana)
        let bensStars = FavouriteStore(database: kitchen.database, owner: kitchen.ben)
        try await anasStars.star("usda-1", now: Kitchen.now)
        try await bensStars.unstar("usda-1")
        #expect(try await bensStars.all().isEmpty)
        #expect(try await bensStars.holds("usda-1") == false)
        #expect(try await anasStars.all() == ["usda-1"])
    }
}
