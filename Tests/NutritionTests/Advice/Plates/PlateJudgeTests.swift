import HealthMath
import Members
import Support
import Testing

@testable import Nutrition

/// Weeks of people who follow the first proposal of every meal, as `spotter judge-plates` prints them.
struct PlateJudgeTests {
    @Test("ten kinds of people eat well by proposals alone", arguments: PlateEater.all.indices)
    func weeks(number: Int) async throws {
        let eater = PlateEater.all[number]
        let sides = try await ShippedPlates.sides()
        let judge = PlateJudge(try await ShippedPlates.all(), sides: sides)
        let first = try Kitchen.day("2026-03-02")
        let month = judge.month(of: eater, owner: Member.ID(number + 1), days: Soak.isOn ? 30 : 14, from: first)
        #expect(month.days.allSatisfy { $0.meals.count == 4 })
        // 28 meals a week.
        #expect(month.fewestOfWeek >= 20, "\(eater.name): \(month.fewestOfWeek)")
        #expect((0.95...1).contains(month.energyShare), "\(eater.name): \(month.summary)")
        #expect((0.95...1.3).contains(month.proteinShare), "\(eater.name): \(month.summary)")
        #expect((0.85...1.15).contains(month.carbohydrateShare), "\(eater.name): \(month.summary)")
        #expect((0.8...1.15).contains(month.fatShare), "\(eater.name): \(month.summary)")
        // 25 g are advised (EFSA, 2010), for large eaters 14 g in 1,000 kcal (IOM, 2005); much more is no proposal.
        let much = max(40, eater.target.kilocalories / 1_000 * 16)
        #expect((25...much).contains(month.fibre), "\(eater.name): \(month.summary)")
        #expect(month.plants >= 5, "\(eater.name): \(month.summary)")
        for first in 0...(month.days.count - 7) {
            let week = month.days[first..<(first + 7)].flatMap(\.meals).map { $0.list[0].plate.main.words }
            let fish = week.count { !$0.isDisjoint(with: PlateHistory.oilyFish) }
            #expect(fish <= PlateHistory.mostOilyFish, "\(eater.name): \(fish)")
        }
        // What takes the place of meat is no daily fare of who eats it.
        if !eater.needs.contains(where: { $0.forbids.contains(.meat) }) {
            let meatless = month.days.flatMap(\.meals).count { $0.list[0].plate.has(["tofu", "tempeh"]) }
            #expect(meatless <= 12, "\(eater.name): \(meatless)")
        }
        // What stands beside plates takes turns; a glass of milk may be drunk every day.
        let beside = month.days.map { Set($0.meals.flatMap { $0.list[0].plate.idsOfSides }) }
        for side in sides where !side.hasDrink {
            let days = beside.count { $0.contains(side.id) }
            #expect(days * 3 <= month.days.count * 2, "\(eater.name): \(side.name) on \(days) days")
        }
        for day in month.days {
            #expect(day.facts.kcal <= eater.target.kilocalories, "\(eater.name), \(day.day)")
            #expect(day.facts.kcal >= eater.target.kilocalories * 0.8, "\(eater.name), \(day.day)")
            #expect(Set(day.meals.map { $0.list[0].plate.main.words }).count == 4, "\(eater.name), \(day.day)")
            self.expectLimits(day, of: eater)
            for served in day.meals.flatMap(\.list) {
                #expect(served.plate.suits(eater.needs), "\(eater.name): \(served.plate.name)")
            }
        }
    }

    @Test("whichever proposals are taken, a day low in carbohydrate stays one", arguments: 0..<PlateChooser.count)
    func lowInCarbohydrate(choice: Int) async throws {
        let eater = try #require(PlateEater.all.first { $0.name.hasPrefix("low in carbohydrate") })
        let judge = PlateJudge(try await ShippedPlates.all(), sides: try await ShippedPlates.sides())
        let first = try Kitchen.day("2026-03-02")
        let owner = Int64(100 + choice)
        let month = judge.month(of: eater, owner: owner, days: Soak.isOn ? 60 : 14, from: first, taking: choice)
        for day in month.days {
            let grams = day.facts.carbohydrate
            #expect(grams <= eater.target.macros.carbohydrate * 1.2, "\(day.day): \(day.meals.map(\.line))")
        }
    }

    /// Expects no more of nuts, fruit, sweets, yogurt, cheese and oily fish than a dietitian would sign.
    private func expectLimits(_ day: PlateDay, of eater: PlateEater) {
        let times = max(eater.target.kilocalories / 2_000, 1)
        let served = day.meals.map { $0.list[0] }
        let things = served.flatMap { zip($0.plate.things, $0.counts) }
        func grams(_ words: Regex<Substring>) -> Double {
            things.reduce(0) { sum, part in
                part.0.measure.foodName.firstMatch(of: words) == nil ? sum : sum + part.0.measure.grams * part.1
            }
        }
        func meals(_ words: Regex<Substring>) -> Int {
            served.count { $0.plate.things.contains { $0.measure.foodName.firstMatch(of: words) != nil } }
        }
        let said = "\(eater.name), \(day.day): \(served.flatMap(\.words))"
        let nuts = /almond|walnut|cashew|peanut|seed|tahini/
        #expect(grams(nuts) <= 30 * times + 3.1, "\(said)")
        #expect(meals(nuts) <= 2, "\(said)")
        #expect(meals(/[Yy]ogurt/) <= 1, "\(said)")
        #expect(meals(/feta|gouda|cheddar|mozzarella|goat cheese|Swiss cheese/) <= 1, "\(said)")
        #expect(meals(/jam|honey|chocolate|juice|rice pudding/) <= 2, "\(said)")
        let fresh = /apple|pear|banana|berr|orange$|kiwi|mango|peach|plum$|grapes|cherries$|melon|clementine/
        #expect(grams(fresh) <= 330 * times + 11.1, "\(said)")
        #expect(meals(/salmon|mackerel|herring|sardine|trout/) <= 1, "\(said)")
    }
}

extension Plate {
    fileprivate var idsOfSides: [String] { self.id.split(separator: Plate.beside).dropFirst().map(String.init) }
}
