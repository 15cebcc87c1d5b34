import FoodCatalogue
import Foundation
import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

struct FoodTests {
    @Test("is measured in its household measures and in weights")
    func units() {
        #expect(Kitchen.apple.units.map(\.label) == ["1 medium", "1 cup, sliced", "g", "100 g", "oz"])
        #expect(Kitchen.apple.usualPortion == Portion(amount: 1, unit: FoodUnit(label: "1 medium", grams: 182)))
        #expect(Kitchen.mystery.usualPortion.grams == 100)
    }

    @Test("a facts table lists what labels have, unknown or not, and the rest only when known")
    func facts() throws {
        let table = FactTable(units: .metric, per: 200) {
            (Kitchen.apple.nutrients.inGrams(200)[$0.number], "")
        }
        let lines = table.mainFacts + table.groups.flatMap(\.facts)
        let energy = try #require(lines.first)
        #expect(energy.factAmount == "104")
        #expect(energy.factPerGram == "0.52")
        let fibre = try #require(lines.first { $0.factName == "Fibre" })
        #expect(fibre.factAmount == "4.8")
        #expect(fibre.factPercent == "19")
        let vitaminC = try #require(lines.first { $0.factName == "Vitamin C" })
        #expect(vitaminC.factAmount.isEmpty)
        #expect(!lines.contains { $0.factName == "Lycopene" })
        #expect(lines.filter { $0.factName == "Energy" }.count == 1)
    }

    @Test("energy is shown in the member's unit")
    func kilojoules() throws {
        var units = Units.metric
        units.energy = .kJ
        let table = FactTable(units: units, per: 100) { (Kitchen.apple.nutrients[$0.number], "") }
        let energy = try #require(table.mainFacts.first)
        #expect(energy.factAmount == "218")
        #expect(energy.factUnit == "kJ")
    }

    @Test(
        "is logged where somebody asked, else today at the meal of the hour",
        arguments: [
            ([:], 0, "2026-11-21", "Lunch"), ([:], 10, "2026-11-22", "Breakfast"), ([:], 5, "2026-11-21", "Dinner"),
            (["day": "2026-11-01", "meal": "Tea"], 0, "2026-11-01", "Tea"),
            (["day": "1800-01-01"], 0, "2026-11-21", "Lunch"),
        ]
    )
    func place(input: [String: String], hoursEast: Int, day: String, meal: String) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hoursEast * 3_600))
        let member = Member(id: 1, screenName: "ana", firstName: "Ana", timeZone: zone)
        let place = DiaryPlace(FormInput(input), meals: .usual, member: member, now: Kitchen.now)
        #expect(place == DiaryPlace(day: try Kitchen.day(day), meal: meal))
    }

    @Test("addresses escape what people call their meals")
    func path() throws {
        let place = DiaryPlace(day: try Kitchen.day("2026-11-21"), meal: "Tea & cake?")
        #expect(FoodLinks.search(place, tab: .quick) == "/foods?day=2026-11-21&meal=Tea%20%26%20cake%3F&tab=quick")
        #expect(FoodLinks.food("usda-09003") == "/foods/usda-09003")
    }

    @Test("keeps foods at hand, and has none the catalogue hasn't")
    func lookup() async throws {
        let kitchen = try await Kitchen(.sqlite)
        let lookup = try kitchen.lookup()
        let item = try #require(try await lookup.item("usda-09003", for: kitchen.ana))
        #expect(item.nutrients == item.food.nutrients.text)
        #expect(try await lookup.item("usda-09003", for: kitchen.ana)?.food == item.food)
        #expect(try await lookup.item("usda-nothing", for: kitchen.ana) == nil)
    }

    @Test(
        "an entry is made from the catalogue, and refused for what it hasn't",
        arguments: [
            ("usda-nothing", "g", "foodId"), ("usda-09003", "bucket", "unit"),
        ]
    )
    func entry(food: String, unit: String, field: String) async throws {
        let kitchen = try await Kitchen(.sqlite)
        let lookup = try kitchen.lookup()
        let day = try Kitchen.day("2026-11-21")
        let input = ["requestId": UUID().uuidString, "meal": "Lunch", "amount": "150", "unit": "g"]
        let good = NewEntryForm(FormInput(input.merging(["foodId": "usda-09003"]) { $1 }))
        let made = try await good.values().entry(on: day, from: lookup, for: kitchen.ana)
        #expect(made.entry.facts[.kcal]?.inThousandths == 78)
        #expect(Nutrients(text: made.nutrients)?.kcal == 52)
        let bad = NewEntryForm(FormInput(input.merging(["foodId": food, "unit": unit]) { $1 }))
        let errors = try await #require(throws: FormErrors.self) {
            _ = try await bad.values().entry(on: day, from: lookup, for: kitchen.ana)
        }
        #expect(errors[field].count == 1)
    }
}
