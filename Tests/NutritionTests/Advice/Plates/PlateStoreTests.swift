import FoodCatalogue
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Nutrition

/// What plates read and write, on both engines.
struct PlateStoreTests {
    private static let request = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    private func ana(_ kitchen: Kitchen) -> Member {
        Member(id: kitchen.ana, screenName: "ana", firstName: "Ana", onboarded: true)
    }

    @Test("the history is of one member, a week long, without what was removed", arguments: Backend.available)
    func history(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let today = try Kitchen.day("2026-11-21")
        try await kitchen.log(Kitchen.entry(day: "2026-11-20"), for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(Kitchen.mystery, 1, .hundredGrams, day: "2026-11-21"), for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(Kitchen.mystery, 1, .hundredGrams, day: "2026-11-13"), for: kitchen.ana)
        let gone = try await kitchen.log(
            Kitchen.entry(Kitchen.mystery, 1, .hundredGrams, day: "2026-11-19"),
            for: kitchen.ana
        )
        _ = try await EntryStore(database: kitchen.database, owner: kitchen.ana).remove(gone.id, now: Kitchen.now)
        let history = try await PlateHistoryStore(database: kitchen.database, owner: kitchen.ana).history(of: today)
        #expect(
            history
                == PlateHistory([
                    PlateHistory.Line(daysAgo: 1, food: Kitchen.apple.id, name: Kitchen.apple.name),
                    PlateHistory.Line(daysAgo: 0, food: Kitchen.mystery.id, name: Kitchen.mystery.name),
                ])
        )
        let bens = try await PlateHistoryStore(database: kitchen.database, owner: kitchen.ben).history(of: today)
        #expect(bens == PlateHistory([]))
    }

    @Test("a workout is training; what a device counts for a day is not", arguments: Backend.available)
    func trained(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let day = try Kitchen.day("2026-11-21")
        let store = PlateHistoryStore(database: kitchen.database, owner: kitchen.ana)
        #expect(try await !store.trained(on: day))
        let burned = BurnedStore(database: kitchen.database, owner: kitchen.ana, timeZone: .gmt)
        try await kitchen.database.write { db in
            try burned.trained(
                Self.request,
                .equivalents,
                name: "Squats",
                minutes: 30,
                beats: nil,
                200,
                on: day,
                at: Kitchen.now,
                in: db
            )
        }
        #expect(try await store.trained(on: day))
        #expect(try await !store.trained(on: day.adding(days: 1)))
        #expect(try await !PlateHistoryStore(database: kitchen.database, owner: kitchen.ben).trained(on: day))
    }

    @Test("a plate is logged whole, once, and taken back whole", arguments: Backend.available)
    func log(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let log = PlateLog(
            database: kitchen.database,
            lookup: try kitchen.lookup(),
            table: try PlateTable(try ShippedCatalogue.open())
        )
        let day = try Kitchen.day("2026-11-21")
        let values = DevicePlateForm.Values(
            id: Self.request,
            meal: "Breakfast",
            minutes: nil,
            plate: "porridge-with-blueberries-and-walnuts",
            counts: [0: 60, 2: 2]
        )
        let first = try await log.log(values, on: day, for: self.ana(kitchen), at: Kitchen.now)
        #expect(first.isNew && first.entries.count == 4)
        #expect(first.entries.map(\.grams) == [60, 206, 160, 15])
        let again = try await log.log(values, on: day, for: self.ana(kitchen), at: Kitchen.now)
        #expect(!again.isNew && again.entries.count == 4)
        let undone = try await log.undo(Self.request, for: self.ana(kitchen), at: Kitchen.now)
        #expect(undone?.count == 4)
        #expect(try await log.undo(Self.request, for: self.ana(kitchen), at: Kitchen.now) == nil)
        await #expect(throws: Conflict.self) {
            try await log.log(values, on: day, for: self.ana(kitchen), at: Kitchen.now)
        }
    }

    @Test("no plate, or a thing it doesn't have, is refused", arguments: Backend.available)
    func refused(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let log = PlateLog(
            database: kitchen.database,
            lookup: try kitchen.lookup(),
            table: try PlateTable(try ShippedCatalogue.open())
        )
        let day = try Kitchen.day("2026-11-21")
        for (plate, place) in [("no-such-plate", 0), ("meal-\(Self.request)", 0), ("milk-and-a-banana", 2)] {
            let values = DevicePlateForm.Values(
                id: Self.request,
                meal: "Lunch",
                minutes: nil,
                plate: plate,
                counts: [place: 1]
            )
            await #expect(throws: FormErrors.self, "\(plate)") {
                try await log.log(values, on: day, for: self.ana(kitchen), at: Kitchen.now)
            }
        }
    }

    @Test("one's own recipes and meals compete as plates, and are logged as such", arguments: Backend.available)
    func own(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lookup = try kitchen.lookup()
        let dishes = DishStore(database: kitchen.database, owner: kitchen.ana)
        let recipe = FoodOrigin.recipe.id(Self.request)
        _ = try await dishes.add(
            DishTests.recipe([DishTests.apple, DishTests.oats]),
            id: recipe,
            .recipe,
            now: Kitchen.now
        )
        let own = OwnPlates(database: kitchen.database, lookup: lookup)
        let plate = try #require(try await own.plates(of: kitchen.ana, []).first)
        #expect(plate.id == recipe && plate.dish == .recipe)
        #expect(plate.foods == [DishTests.apple.food, DishTests.oats.food])
        // Oats make it a breakfast, and 177 kcal a snack as well.
        #expect(plate.suits == [.breakfast, .snack])
        #expect(abs((plate.things.first?.facts.kcal ?? 0) - 176.52) < 0.01)
        // Nobody knows what is in her own oats.
        #expect(try await own.plates(of: kitchen.ana, [.vegan]).allSatisfy { !$0.suits([.vegan]) })
        #expect(try await own.plates(of: kitchen.ben, []).isEmpty)

        let log = PlateLog(
            database: kitchen.database,
            lookup: lookup,
            table: try PlateTable(try ShippedCatalogue.open())
        )
        let values = DevicePlateForm.Values(
            id: "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00",
            meal: "Breakfast",
            minutes: nil,
            plate: recipe,
            counts: [0: 1.5]
        )
        let day = try Kitchen.day("2026-11-21")
        let logged = try await log.log(values, on: day, for: self.ana(kitchen), at: Kitchen.now)
        #expect(logged.entries.map(\.grams) == [150])
        let ben = Member(id: kitchen.ben, screenName: "ben", firstName: "Ben", onboarded: true)
        await #expect(throws: FormErrors.self) {
            try await log.log(values, on: day, for: ben, at: Kitchen.now)
        }
    }
}
