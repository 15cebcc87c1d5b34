import Foundation
import HealthMath
import Members
import Testing

@testable import Nutrition

struct PlateReasonTests {
    private func reason(
        _ name: String,
        _ chooser: PlateChooser,
        gentle: Bool = false
    ) async throws -> String {
        let plate = try #require(try await ShippedPlates.all().first { $0.name == name }, "no plate \(name)")
        let served = ServedPlate(plate, plate.things.map(\.counts.usual))
        return try #require(PlateReason(chooser: chooser, units: .metric, isGentle: gentle).words(for: [served]).first)
    }

    @Test("a reason says what a dietitian would")
    func words() async throws {
        let salmon = [PlateHistory.Line(daysAgo: 2, food: nil, name: "Fish, salmon")]
        #expect(
            try await self.reason("Lentil tabbouleh", ShippedPlates.chooser(eatenFibre: 0, history: salmon))
                == "Brings 22 of the 25 g fibre the day still misses."
        )
        #expect(
            try await self.reason(
                "Chicken with bulgur, tomato and cucumber",
                ShippedPlates.chooser(trained: true, history: salmon)
            ) == "36 g protein after training, for your muscles to recover."
        )
        #expect(
            try await self.reason("Salmon with potatoes and green beans", ShippedPlates.chooser())
                == "The oily fish your week is still missing: good fats for the heart."
        )
    }

    @Test("what is drunk beside a plate doesn't count as filling")
    func drunk() async throws {
        let plates = try await ShippedPlates.all().filter(\.hasDrink)
        #expect(!plates.isEmpty)
        for plate in plates {
            let served = ServedPlate(plate, plate.things.map(\.counts.usual))
            let glasses = zip(plate.things, served.counts).filter { $0.0.measure.isDrink }
            let drunk = glasses.reduce(0) { $0 + $1.0.facts.grams * $1.1 }
            #expect(abs(served.eaten.grams + drunk - served.facts.grams) < 0.01 && drunk > 50, "\(plate.name)")
        }
    }

    @Test("no dinner and no last meal is said to leave room for others", arguments: [Idea.Occasion.dinner, .snack])
    func lastMeal(occasion: Idea.Occasion) async throws {
        let chooser = ShippedPlates.chooser(occasion, open: occasion == .dinner ? [.snack] : [])
        for plate in try await ShippedPlates.all() {
            let served = ServedPlate(plate, plate.things.map(\.counts.usual))
            let words = PlateReason(chooser: chooser, units: .metric, isGentle: false).words(for: [served])
            #expect(words.allSatisfy { !$0.contains("leaves room") }, "\(plate.name)")
        }
    }

    @Test("what no table knows is left to the member")
    func hint() async throws {
        let words = try await self.reason(
            "Chicken with bulgur, tomato and cucumber",
            ShippedPlates.chooser(diet: [.halal])
        )
        #expect(words.hasSuffix(" Choose halal."))
    }

    @Test("in no-pressure mode no reason has a number", arguments: IdeaAim.allCases)
    func gentle(aim: IdeaAim) async throws {
        let rooms = [nil, Room(kcal: 900, protein: 60, carbohydrate: 30, fat: 40)]
        for plate in try await ShippedPlates.all() {
            for room in rooms {
                let chooser = ShippedPlates.chooser(room: room, trained: plate.things.count == 3, age: 70, aim: aim)
                let served = ServedPlate(plate, plate.things.map(\.counts.usual))
                let words = PlateReason(chooser: chooser, units: .metric, isGentle: true).words(for: [served])
                #expect(words.allSatisfy { $0.rangeOfCharacter(from: .decimalDigits) == nil }, "\(words)")
                #expect(words.allSatisfy { !$0.isEmpty })
            }
        }
    }

    @Test("a list doesn't say the same of every plate")
    func different() async throws {
        let plates = try await ShippedPlates.all()
        for day in 20_000..<20_020 {
            let chooser = ShippedPlates.chooser(.lunch, aim: .deficit, day: day)
            let reasons = PlateReason(chooser: chooser, units: .metric, isGentle: false)
                .words(for: chooser.choose(from: plates))
            #expect(Set(reasons.map { $0.prefix(8) }).count >= 2, "\(reasons)")
        }
    }

    @Test(
        "no reason counts what is left, weighs food against energy, or counts one vegetable as five",
        arguments: IdeaAim.allCases
    )
    func worth(aim: IdeaAim) async throws {
        let rooms = [nil, Room(kcal: 1_900, protein: 5, carbohydrate: 200, fat: 70)]
        for plate in try await ShippedPlates.all() {
            for room in rooms {
                let chooser = ShippedPlates.chooser(room: room, aim: aim)
                let served = ServedPlate(plate, plate.things.map { $0.counts.usual * 3 })
                let words = PlateReason(chooser: chooser, units: .metric, isGentle: false).words(for: [served])
                for no in ["Leaves ", " of food for ", "fiber", "today"] {
                    #expect(!words.contains { $0.contains(no) }, "\(plate.name): \(words)")
                }
                let plants = plate.things.filter { $0.role == .plants }.count
                #expect(served.portionsOfPlants <= 2 * plants)
            }
        }
    }

    @Test("a small snack is proposed for what it brings", arguments: [false, true])
    func small(gentle: Bool) async throws {
        let room = Room(kcal: 900, protein: 5, carbohydrate: 100, fat: 30)
        let chooser = ShippedPlates.chooser(.snack, room: room, eatenFibre: 25)
        for plate in try await ShippedPlates.all() where plate.suits.contains(.snack) {
            let served = ServedPlate(plate, plate.things.map(\.counts.least))
            let words = PlateReason(chooser: chooser, units: .metric, isGentle: gentle).words(for: [served])
            #expect(words.allSatisfy { !$0.contains("Something light") && !$0.isEmpty }, "\(plate.name): \(words)")
        }
        let milk = try await self.reason("Milk and a banana", chooser)
        #expect(milk == "A portion of the fruit and vegetables that every day should have.", "\(milk)")
    }
}
