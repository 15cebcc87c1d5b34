import FoodCatalogue
import Foundation
import HealthMath
import Support
import Testing

@testable import Nutrition

/// What stands beside a plate where it is too little for who needs much.
struct PlateSideTests {
    private static let athlete = Room(kcal: 3_000, protein: 165, carbohydrate: 375, fat: 93)

    private func served(
        _ occasion: Idea.Occasion,
        aim: IdeaAim,
        diet: Set<Diet> = [],
        history: [PlateHistory.Line] = [],
        day: Int = 20_000
    ) async throws -> [ServedPlate] {
        let chooser = ShippedPlates.chooser(
            occasion,
            room: Self.athlete,
            goal: Self.athlete.kcal,
            open: Idea.Occasion.all.filter { $0 != occasion },
            eatenFibre: 0,
            aim: aim,
            diet: diet,
            history: history,
            day: day
        )
        return chooser.choose(from: try await ShippedPlates.all(), sides: try await ShippedPlates.sides())
    }

    @Test("every side of the table can be made of the catalogue, and is small")
    func complete() async throws {
        let text = try String(contentsOf: PlateTable.shippedSides, encoding: .utf8)
        let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("\t") }
        let sides = try await ShippedPlates.sides()
        #expect(sides.count == names.count && sides.count >= 10)
        for side in sides {
            let facts = ServedPlate(side, side.things.map(\.counts.usual)).facts
            #expect((40...190).contains(facts.kcal), "\(side.name): \(facts.kcal)")
            #expect(side.styles.first == "side" && !side.id.contains(Plate.beside), "\(side.name)")
        }
        for diet in Diet.allCases { #expect(sides.count { $0.suits([diet]) } >= 5, "\(diet)") }
    }

    @Test("who needs much gets enough by something beside a plate, not by a heap", arguments: Idea.Occasion.all)
    func enough(occasion: Idea.Occasion) async throws {
        let plates = try await self.served(occasion, aim: .surplus)
        let wanted = try #require(
            ShippedPlates.chooser(
                occasion,
                room: Self.athlete,
                goal: Self.athlete.kcal,
                open: Idea.Occasion.all.filter { $0 != occasion }
            ).needs.kcal
        )
        #expect(plates.contains { $0.plate.sides > 0 })
        for served in plates {
            #expect(served.facts.kcal >= wanted * 0.8, "\(served.plate.id): \(served.facts.kcal) of \(wanted)")
            for (thing, count) in zip(served.plate.things, served.counts).dropLast(served.plate.sides) {
                #expect(count <= thing.counts.usual * PlateNeeds.largest + 1e-9, "\(served.words)")
            }
        }
    }

    @Test("nothing with sugar is put beside the plate of who doesn't want to gain, and nothing against a diet")
    func fitting() async throws {
        let sweet = Set(try await ShippedPlates.sides().filter { $0.styles.contains("sweet") }.map(\.id))
        #expect(!sweet.isEmpty)
        for day in 20_000..<20_010 {
            for served in try await self.served(.dinner, aim: .deficit, diet: [.vegan], day: day) {
                let beside = served.plate.id.split(separator: Plate.beside).dropFirst().map(String.init)
                #expect(sweet.isDisjoint(with: beside), "\(served.plate.id)")
                #expect(served.plate.suits([.vegan]), "\(served.plate.id)")
            }
        }
    }

    @Test("no drink is put beside a plate that has one")
    func oneDrink() async throws {
        for day in 20_000..<20_005 {
            for served in try await self.served(.breakfast, aim: .surplus, day: day) {
                #expect(served.plate.things.count { $0.measure.isDrink } <= 1, "\(served.plate.id)")
            }
        }
    }

    @Test("no bread is put beside rice, pasta, potatoes or bread", arguments: [Idea.Occasion.lunch, .dinner])
    func oneStarch(occasion: Idea.Occasion) async throws {
        for day in 20_000..<20_005 {
            for served in try await self.served(occasion, aim: .surplus, day: day) where served.plate.sides > 0 {
                let own = served.plate.things.dropLast(served.plate.sides).contains { $0.role == .starch }
                let beside = served.plate.things.suffix(served.plate.sides).count { $0.role == .starch }
                #expect(beside <= (own ? 0 : 1), "\(served.plate.id)")
            }
        }
    }

    @Test("what was eaten today isn't put beside a plate again, but for milk of who wants to gain")
    func once() async throws {
        let sides = try await ShippedPlates.sides()
        let eaten = sides.flatMap(\.things).map { PlateHistory.Line(daysAgo: 0, food: $0.food, name: "Eaten") }
        for served in try await self.served(.dinner, aim: .maintenance, history: eaten) {
            #expect(served.plate.sides == 0, "\(served.plate.id)")
        }
        for served in try await self.served(.dinner, aim: .surplus, history: eaten) {
            let beside = served.plate.things.suffix(served.plate.sides)
            #expect(beside.allSatisfy { $0.measure.isDrink }, "\(served.plate.id)")
        }
    }

    @Test("a plate is found again with what stands beside it, by which it is logged")
    func found() async throws {
        let table = try PlateTable(try ShippedCatalogue.open())
        let served = try #require(try await self.served(.lunch, aim: .surplus).first { $0.plate.sides > 0 })
        #expect(try await table.plate(served.plate.id) == served.plate)
        #expect(try await table.plate(served.plate.id + Plate.beside + "nonsense") == nil)
        #expect(try await table.plate("") == nil)
        #expect(try await table.plate(Plate.beside) == nil)
    }

    @Test("no two fruits and no two kinds of milk stand beside one plate", arguments: Idea.Occasion.all)
    func different(occasion: Idea.Occasion) async throws {
        for day in 20_000..<20_007 {
            for served in try await self.served(occasion, aim: .surplus, day: day) {
                let sides = served.plate.things.suffix(served.plate.sides)
                for role in [PlateRole.plants, .protein] {
                    #expect(sides.count { $0.role == role } <= 1, "\(served.words)")
                }
            }
        }
    }

    @Test("no cheese stands beside Asian plates, nor beside cheese", arguments: [Idea.Occasion.lunch, .dinner])
    func cheese(occasion: Idea.Occasion) async throws {
        let isCheese = { (words: String) in words.firstMatch(of: /gouda|feta|cheddar|mozzarella|goat cheese/) != nil }
        for day in 20_000..<20_010 {
            for served in try await self.served(occasion, aim: .surplus, day: day) where served.plate.sides > 0 {
                let isFar = !Set(served.plate.styles).isDisjoint(with: ["East Asian", "Indian"])
                #expect(served.words.count(where: isCheese) <= (isFar ? 0 : 1), "\(served.words)")
            }
        }
    }

    @Test(
        "no two puddings stand beside a plate, and no hummus after noodles",
        arguments: [Idea.Occasion.lunch, .dinner]
    )
    func puddings(occasion: Idea.Occasion) async throws {
        for day in 20_000..<20_030 {
            for served in try await self.served(occasion, aim: .surplus, day: day) where served.plate.sides > 0 {
                let beside = served.words.suffix(served.plate.sides)
                #expect(beside.count { $0.contains("pudding") } <= 1, "\(served.words)")
                let isFar = !Set(served.plate.styles).isDisjoint(with: ["East Asian", "Indian"])
                #expect(!isFar || !beside.contains { $0.contains("hummus") }, "\(served.words)")
            }
        }
    }

    @Test("no egg and no hummus stand beside a snack of fruit")
    func savoury() async throws {
        for day in 20_000..<20_015 {
            for served in try await self.served(.snack, aim: .surplus, day: day) where served.plate.sides > 0 {
                let beside = served.words.suffix(served.plate.sides)
                let isSavoury = beside.contains { $0.contains("boiled egg") || $0.contains("hummus") }
                let isFruit = served.plate.things.dropLast(served.plate.sides).contains { $0.limited?.food == .fruit }
                #expect(!isSavoury || !isFruit, "\(served.words)")
            }
        }
    }

    @Test("no nuts stand beside nuts", arguments: Idea.Occasion.all)
    func nuts(occasion: Idea.Occasion) async throws {
        for day in 20_000..<20_010 {
            for served in try await self.served(occasion, aim: .surplus, day: day) where served.plate.sides > 0 {
                let own = served.words.dropLast(served.plate.sides)
                let beside = served.words.suffix(served.plate.sides)
                let isNut = { (words: String) in words.firstMatch(of: /almonds|cashews|walnuts|peanut/) != nil }
                #expect(beside.count(where: isNut) <= (own.contains(where: isNut) ? 0 : 1), "\(served.words)")
            }
        }
    }

    @Test("no fruit stands beside a plate that has plenty of vegetables or fruit", arguments: Idea.Occasion.all)
    func plenty(occasion: Idea.Occasion) async throws {
        for day in 20_000..<20_010 {
            for served in try await self.served(occasion, aim: .surplus, day: day) where served.plate.sides > 0 {
                let beside = zip(served.plate.things, served.counts).suffix(served.plate.sides)
                // Avocado, olives and dried fruit are no bulk.
                let isBulky = beside.contains { thing, _ in
                    thing.role == .plants && thing.facts.kcal < thing.facts.grams * 1.1
                }
                guard isBulky else { continue }
                #expect(served.grams(of: .plants) <= 400, "\(served.words)")
            }
        }
    }

    @Test("a yogurt beside a plate is one pot")
    func pot() async throws {
        let sides = try await ShippedPlates.sides()
        let yogurts = sides.flatMap(\.things).filter { $0.measure.foodName == "plain yogurt" }
        #expect(yogurts.count == 2)
        #expect(yogurts.allSatisfy { $0.counts.most * $0.measure.grams == 150 })
    }
}
