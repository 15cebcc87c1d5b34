import FoodCatalogue
import Foundation
import HealthMath
import Support
import Testing

@testable import Nutrition

struct PlateTableTests {
    @Test("every plate of the table can be made of the catalogue, under a name of its own")
    func complete() async throws {
        let text = try String(contentsOf: PlateTable.shipped, encoding: .utf8)
        let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("\t") }
        let plates = try await ShippedPlates.all()
        #expect(plates.count == names.count)
        #expect(plates.count >= 80)
        #expect(Set(plates.map(\.id)).count == plates.count)
    }

    @Test("plates, what stands beside them and single foods are called as the catalogue calls them")
    func oneEnglish() async throws {
        let plates = try await ShippedPlates.all() + ShippedPlates.sides()
        let names = plates.flatMap { plate in
            [plate.name] + plate.things.flatMap { [$0.measure.words(1), $0.measure.words(2)] }
        }
        let ideas = try await ShippedIdeas.all().flatMap { [$0.name, $0.portionWords] }
        let found = (names + ideas).flatMap(BritishWords.found)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("a plate that got another name can be logged by the old one")
    func renamed() async throws {
        let plate = try #require(try await ShippedPlates.all().first { $0.name == "Shrimp and avocado salad" })
        #expect(plate.id == "prawn-and-avocado-salad" && plate.main.words == ["shrimp"])
    }

    @Test("a plate has two to four things that can be served from the least to the most in its steps")
    func things() async throws {
        for plate in try await ShippedPlates.all() {
            #expect((2...4).contains(plate.things.count), "\(plate.name)")
            #expect(!plate.suits.isEmpty && !plate.styles.isEmpty, "\(plate.name)")
            #expect((1...40).contains(plate.minutes ?? 0), "\(plate.name)")
            // What makes it is one of its things.
            #expect(!plate.main.foods.isEmpty, "\(plate.name)")
            for thing in plate.things {
                let counts = thing.counts
                #expect(counts.nearest(to: counts.least) == counts.least, "\(plate.name): \(thing.measure.foodName)")
                #expect(counts.nearest(to: counts.most) == counts.most, "\(plate.name): \(thing.measure.foodName)")
            }
        }
    }

    @Test("usual amounts make a meal: protein, vegetables or fruit, fibre, and neither a bite nor a feast")
    func meals() async throws {
        for plate in try await ShippedPlates.all() {
            let served = ServedPlate(plate, plate.things.map(\.counts.usual))
            let facts = served.facts
            guard plate.suits != [.snack] else {
                #expect((110...330).contains(facts.kcal), "\(plate.name)")
                continue
            }
            #expect((260...680).contains(facts.kcal), "\(plate.name): \(facts.kcal)")
            #expect(facts.protein >= 13, "\(plate.name): \(facts.protein)")
            #expect(facts.fibre >= 2.5, "\(plate.name): \(facts.fibre)")
            #expect(served.grams(of: .plants) >= 55, "\(plate.name)")
            // 2 g of sodium is a day's: WHO, "Sodium intake for adults and children", 2012.
            #expect(facts.sodium <= 1_000, "\(plate.name): \(facts.sodium)")
        }
    }

    @Test("every diet has plates for every meal", arguments: Diet.allCases)
    func diets(diet: Diet) async throws {
        let plates = try await ShippedPlates.all().filter { $0.suits([diet]) }
        for occasion in Idea.Occasion.all {
            #expect(plates.count { $0.suits.contains(occasion) } >= 7, "\(diet), \(occasion)")
        }
    }

    @Test(
        "who may eat few things has plates for every meal",
        arguments: [[Diet.vegan, .glutenFree, .noSoy, .noNuts], [.vegetarian, .noNuts], [.vegetarian, .glutenFree]]
    )
    func narrowDiets(needs: [Diet]) async throws {
        let plates = try await ShippedPlates.all().filter { $0.suits(Set(needs)) }
        for occasion in Idea.Occasion.all {
            let mains = Set(plates.filter { $0.suits.contains(occasion) }.map(\.main.words))
            #expect(mains.count >= 5, "\(needs), \(occasion): \(mains)")
        }
    }

    @Test("kosher puts no meat together with dairy, though it has both")
    func kosher() async throws {
        let plates = try await ShippedPlates.all()
        let greek = try #require(plates.first { $0.name == "Greek salad with chicken" })
        #expect(greek.contents.suits([.kosher]))
        #expect(!greek.suits([.kosher]))
        #expect(plates.contains { $0.suits([.kosher]) && $0.contents.contains(.meat) })
    }

    @Test("malformed lines leave out their plate and no other")
    func broken() {
        let table = """
            # A comment
            Good\tegg\tb\t5\tBritish
            \tusda-1\t\tegg\teggs\t50\t2\t1\t3\t1
            No minutes\tegg\tb\tsoon\tBritish
            \tusda-1\t\tegg\teggs\t50\t2\t1\t3\t1
            No count\tegg\tb\t5\tBritish
            \tusda-1\t\tegg\teggs\t50\tmany\t1\t3\t1
            \tusda-2\tbread\tslice\tslices\t32\t2\t1\t3\t0.5
            More than the most\tegg\tb\t5\tBritish
            \tusda-1\t\tegg\teggs\t50\t4\t1\t3\t1
            Nothing\tegg\tb\t5\tBritish
            """
        #expect(PlateLine.all(table).map(\.id) == ["good"])
    }

    @Test(
        "amounts read as people say them",
        arguments: [
            (PlateMeasure(name: "rye bread", one: "slice", many: "slices", grams: 32), 1.5, "1½ slices rye bread"),
            (PlateMeasure(name: "", one: "egg", many: "eggs", grams: 50), 1, "1 egg"),
            (PlateMeasure(name: "", one: "avocado", many: "avocados", grams: 136), 0.25, "¼ avocado"),
            (PlateMeasure(name: "cooked rice", one: "g", many: "g", grams: 1), 175, "175 g cooked rice"),
        ]
    )
    func words(measure: PlateMeasure, count: Double, words: String) {
        #expect(measure.words(count) == words)
    }

    @Test(
        "a thing is logged in a measure of the catalogue that everybody reads, else by weight"
    )
    func portions() async throws {
        let plates = try await ShippedPlates.all()
        let toast = try #require(plates.first { $0.name == "Scrambled eggs on toast with tomato" })
        let bread = try #require(toast.things.first { $0.measure.name == "whole-grain bread" })
        #expect(bread.portion(1.5).grams == 48)
        let porridge = try #require(plates.first { $0.name == "Porridge with blueberries and walnuts" })
        let berries = try #require(porridge.things.first { $0.measure.name == "blueberries" })
        #expect(berries.portion(2).amount == 2)
        #expect(berries.portion(2).grams == 160)
        let oats = try #require(porridge.things.first { $0.measure.name == "rolled oats" })
        #expect(oats.portion(50) == Portion(amount: 50, unit: .gram))
        let milk = try #require(porridge.things.first { $0.measure.name == "low-fat milk" })
        #expect(
            milk.portion(0.5) == Portion(amount: 0.5, unit: FoodUnit(label: "1 glass", grams: 206, millilitres: 200))
        )
    }

    @Test("what a plate counts in handfuls, teaspoons or squares stands so in the diary")
    func measures() async throws {
        let things = (try await ShippedPlates.all() + ShippedPlates.sides()).flatMap(\.things)
        let weighed = things.filter { !$0.measure.isWeight && $0.unit == .gram }
        #expect(weighed.isEmpty, "\(weighed.map { ($0.food, $0.measure.words(1)) })")
        let strawberries = try #require(things.first { $0.measure.name == "strawberries" })
        #expect(strawberries.portion(1) == Portion(amount: 1, unit: FoodUnit(label: "1 handful", grams: 80)))
    }
}
