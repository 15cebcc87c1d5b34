import Foundation
import Members
import Storage
import Support
import Testing

@testable import Nutrition

/// Saved meals stand in the diary under their names.
struct DishInDiaryTests {
    private static func line(_ number: Int, of request: String, dish: String?) throws -> DiaryEntry {
        var entry = try Kitchen.entry(id: EntryIDs(request).id(number))
        entry.dish = dish
        return entry
    }

    @Test("the lines of a meal stand together at the place of the first, and once for each time it was had")
    func groups() throws {
        let (one, two) = ("5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00")
        let alone = try Kitchen.entry()
        let entries = [
            try Self.line(0, of: one, dish: "Bowl"), alone, try Self.line(1, of: one, dish: "Bowl"),
            try Self.line(0, of: two, dish: "Bowl"), try Self.line(2, of: one, dish: "Plate"),
            try Self.line(3, of: one, dish: nil),
        ]
        let groups = DiaryDay.Meal(name: "Lunch", entries: entries).groups
        let expected = [[0, 2], [1], [3], [4], [5]].map { places in places.map { entries[$0].id } }
        #expect(groups.map { $0.map(\.id) } == expected)
        let views = groups.map { MealRowView($0, units: .metric) }
        #expect(views.map(\.dishName) == ["Bowl", "", "Bowl", "Plate", ""])
        #expect(views.allSatisfy { $0.foodSign == "meal" })
        #expect(views[0].dishNote == "2 foods")
        // 94.64 kcal each, as its rows show it.
        #expect(views[0].dishEnergy == "190")
    }

    @Test("an entry keeps the name of its meal, also when it is changed or copied", arguments: Backend.available)
    func kept(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        var entry = try Kitchen.entry(day: "2026-11-20")
        entry.dish = "Bowl"
        try await kitchen.log(entry, for: kitchen.ana)
        let store = EntryStore(database: kitchen.database, owner: kitchen.ana)
        var found = try #require(try await store.find(entry.id))
        #expect(found.dish == "Bowl")
        found.meal = "Dinner"
        #expect(try await store.save(found, now: Kitchen.now)?.dish == "Bowl")
        let copies = CopyStore(database: kitchen.database, owner: kitchen.ana, timeZone: .gmt)
        let (from, to) = (try Kitchen.day("2026-11-20"), try Kitchen.day("2026-11-21"))
        let selection = CopySelection(source: from...from, meal: nil, target: to...to, targetMeal: nil, lines: nil)
        let plan = try CopyPlan(selection, of: try await copies.found(selection))
        let copied = try await copies.write(plan, as: UUID().uuidString.lowercased(), now: Kitchen.now)
        #expect(copied.entries.map(\.dish) == ["Bowl"])
    }
}
