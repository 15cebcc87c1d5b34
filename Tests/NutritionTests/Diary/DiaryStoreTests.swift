import FoodCatalogue
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Nutrition

struct DiaryStoreTests {
    @Test("a day holds its entries, timed ones first, then as they were logged", arguments: Backend.available)
    func order(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let later = Kitchen.now.addingTimeInterval(60)
        let second = try await kitchen.log(Kitchen.entry(), for: kitchen.ana, at: later)
        let first = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let timed = try await kitchen.log(Kitchen.entry(minutes: 600), for: kitchen.ana, at: later)
        try await kitchen.log(Kitchen.entry(day: "2026-11-20"), for: kitchen.ana)
        let day = try await DiaryStore(database: kitchen.database, owner: kitchen.ana).day(second.day)
        #expect(day.meals[0].entries == [timed, first, second])
    }

    @Test("a day knows the member's meals, goal and what was burned", arguments: Backend.available)
    func plan(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")
        let meals = try #require(MealList(["Brunch", "Supper"]))
        try await MealListStore(database: kitchen.database, owner: kitchen.ana).choose(meals)
        let terms = try SampleGoals.terms(startDay: today)
        _ = try await GoalStore(database: kitchen.database, owner: kitchen.ana)
            .set(terms, today: today, at: Kitchen.now)
        let burned = BurnedStore(database: kitchen.database, owner: kitchen.ana, timeZone: .gmt)
        try await burned.sent(300, on: today, at: Kitchen.now)
        try await burned.sent(250, on: today, at: Kitchen.now)
        let day = try await diary.day(today)
        #expect(day.meals.map(\.name) == ["Brunch", "Supper"])
        #expect(day.target == terms.daily)
        #expect(day.burned == 250)
        #expect(day.left == terms.daily.kilocalories + 125)
        let before = try await diary.day(today.adding(days: -1))
        #expect(before.target == nil)
        #expect(before.burned == 0)
    }

    @Test("history keeps its numbers when the food changes", arguments: Backend.available)
    func history(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let old = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let sweeter = Food(
            id: Kitchen.apple.id,
            name: "Apples, sweeter",
            group: "Fruits",
            nutrients: [208: 80],
            measures: [Measure(label: "1 medium", grams: 200)]
        )
        let unit = FoodUnit(label: "1 medium", grams: 200)
        try await kitchen.log(Kitchen.entry(sweeter, 1, unit, meal: "Lunch"), sweeter, for: kitchen.ana)
        let day = try await diary.day(old.day)
        #expect(day.meals[0].entries == [old])
        #expect(day.meals[1].entries.map(\.name) == ["Apples, sweeter"])
        let nutrients = try await diary.nutrients(on: old.day)
        #expect(nutrients.compactMap(\.kcal).map(\.inThousandths).sorted() == [94.64, 160])
    }

    @Test(
        "all nutrients of a day are those of its entries, plain calories by the serving",
        arguments: Backend.available
    )
    func nutrients(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        var facts = KeyFacts()
        facts[.kcal] = 100
        var plain = DiaryEntry(
            id: UUID().uuidString.lowercased(),
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
        try await kitchen.log(Kitchen.entry(Kitchen.apple, 50, .gram), for: kitchen.ana)
        let sum = NutrientSum(
            try await DiaryStore(database: kitchen.database, owner: kitchen.ana).nutrients(on: plain.day)
        )
        #expect(sum.total.kcal == 326)
        #expect(sum.knowing(Nutrient.protein) == 1)
        #expect(sum.parts == 2)
    }

    @Test("nobody sees another member's day", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entry = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let anas = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let bens = DiaryStore(database: kitchen.database, owner: kitchen.ben)
        try await BurnedStore(database: kitchen.database, owner: kitchen.ben, timeZone: .gmt)
            .sent(500, on: entry.day, at: Kitchen.now)
        let bensDay = try await bens.day(entry.day)
        #expect(bensDay.meals.flatMap(\.entries).isEmpty)
        #expect(bensDay.burned == 500)
        #expect(try await bens.nutrients(on: entry.day).isEmpty)
        #expect(try await anas.day(entry.day).burned == 0)
    }
}
