import FoodCatalogue
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Nutrition

struct IntakeStoreTests {
    private static let fruit = Food(
        id: "usda-2",
        name: "Acerola",
        group: "Fruits",
        nutrients: [208: 32, 203: 0.4, 401: 1677.6, 301: 12, 312: 0.086, 1401: 9],
        measures: []
    )

    private func days(_ first: String, _ last: String) throws -> ClosedRange<CalendarDay> {
        try Kitchen.day(first)...Kitchen.day(last)
    }

    @Test("every nutrient of a day comes to what its entries hold", arguments: Backend.available)
    func everyNutrient(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(Self.fruit, 2, .gram), Self.fruit, for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(Kitchen.mystery, 300, .gram), Kitchen.mystery, for: kitchen.ana)
        var facts = KeyFacts()
        facts[.kcal] = 100
        var plain = DiaryEntry(
            id: "0190a0b0-0000-7000-8000-000000000001",
            day: try Kitchen.day("2026-11-21"),
            meal: "Lunch",
            plain: "Canteen",
            facts: facts,
            minutes: nil
        )
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        plain = try await entries.add(plain, nutrients: "208:100", now: Kitchen.now).entry
        plain.become(servings: 3)
        _ = try await entries.save(plain, now: Kitchen.now)

        let day = try Kitchen.day("2026-11-21")
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let sum = NutrientSum(try await diary.nutrients(on: day))
        let store = IntakeStore(database: kitchen.database, owner: kitchen.ana)
        for nutrient in Nutrient.all where nutrient.number != Nutrient.kilojoules {
            let intake = try #require(try await store.intakes(of: nutrient, in: day...day).first)
            let known = sum.knowing(nutrient.number)
            #expect(intake.entries == 4)
            #expect(intake.known == known, "\(nutrient.name)")
            #expect(intake.amount?.inThousandths == (known == 0 ? nil : sum.total[nutrient.number]?.inThousandths))
        }
    }

    @Test("a day's energy is what its rows add up to as they are shown", arguments: Backend.available)
    func shownEnergy(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        // 94.64 kcal each, 283.92 in all; 395.97 kJ each.
        for _ in 0..<3 { try await kitchen.log(Kitchen.entry(), for: kitchen.ana) }
        let store = IntakeStore(database: kitchen.database, owner: kitchen.ana)
        let energy = try #require(Nutrient.numbered(Nutrient.energy))
        let days = try self.days("2026-11-21", "2026-11-21")
        #expect(try await store.intakes(of: energy, in: days).first?.amount?.inThousandths == 283.92)
        #expect(try await store.intakes(of: energy, in: days, shownIn: .metric).first?.amount == 285)
        var joules = Units.metric
        joules.energy = .kJ
        let inJoules = try await store.intakes(of: energy, in: days, shownIn: joules).first?.amount
        #expect(inJoules.map { ($0 * 4.184 * 1_000).rounded() } == 1_188_000)
    }

    @Test("days without entries are not there, and removed entries don't count", arguments: Backend.available)
    func gaps(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = IntakeStore(database: kitchen.database, owner: kitchen.ana)
        let protein = try #require(Nutrient.numbered(Nutrient.protein))
        #expect(try await store.firstDay() == nil)
        for day in ["2026-11-18", "2026-11-20", "2026-11-21", "2026-11-22"] {
            try await kitchen.log(Kitchen.entry(day: day), for: kitchen.ana)
        }
        let removed = try await kitchen.log(Kitchen.entry(day: "2026-11-19"), for: kitchen.ana)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        _ = try await entries.remove(removed.id, now: Kitchen.now)
        let intakes = try await store.intakes(of: protein, in: self.days("2026-11-18", "2026-11-21"))
        #expect(intakes.map(\.day.description) == ["2026-11-18", "2026-11-20", "2026-11-21"])
        #expect(try await store.firstDay()?.description == "2026-11-18")
    }

    @Test("an amount nobody says is unknown, not zero", arguments: Backend.available)
    func unknown(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.log(Kitchen.entry(Kitchen.mystery, 300, .gram), Kitchen.mystery, for: kitchen.ana)
        let day = try Kitchen.day("2026-11-21")
        let store = IntakeStore(database: kitchen.database, owner: kitchen.ana)
        for number in [Nutrient.protein, 401] {
            let nutrient = try #require(Nutrient.numbered(number))
            let intakes = try await store.intakes(of: nutrient, in: day...day)
            #expect(intakes == [Intake(day: day, amount: nil, known: 0, entries: 1)])
        }
    }

    @Test("nobody's timeline holds what another member ate", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let bens = IntakeStore(database: kitchen.database, owner: kitchen.ben)
        let day = try Kitchen.day("2026-11-21")
        for number in [Nutrient.energy, 401] {
            let nutrient = try #require(Nutrient.numbered(number))
            #expect(try await bens.intakes(of: nutrient, in: day...day).isEmpty)
        }
        #expect(try await bens.firstDay() == nil)
    }
}
