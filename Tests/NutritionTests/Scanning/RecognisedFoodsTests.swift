import Eyes
import FoodCatalogue
import Foundation
import Members
import Support
import Testing

@testable import Nutrition

/// The reviewed table that leads from what the eyes know to foods of the catalogue.
struct RecognisedFoodsTests {
    @Test("every kind that the eyes know leads to foods")
    func complete() throws {
        let table = try RecognisedFoods()
        let missing = FoodKinds.all.filter { table[$0] == nil }
        #expect(missing.isEmpty, "\(missing)")
        #expect(table.kinds.count >= 43)
        #expect(Set(table.kinds.map(\.name)).count == table.kinds.count)
        #expect(Set(table.kinds.map(\.foods[0].food)).count == table.kinds.count, "What was taught is of one kind.")
    }

    @Test("every food of the table is in the catalogue, once in its kind, with a household measure or a usual portion")
    func foods() async throws {
        let catalogue = try ShippedCatalogue.open()
        for kind in try RecognisedFoods().kinds {
            #expect(kind.foods.count <= 6 && Set(kind.foods.map(\.food)).count == kind.foods.count, "\(kind.name)")
            for serving in kind.foods {
                let what: Comment = "\(kind.name): \(serving.food) \(serving.measure)"
                let food = try #require(try await catalogue.food(serving.food), what)
                let unit = NamedGuess.Serving(food, serving.measure, in: .metric).unit
                if serving.measure.isEmpty {
                    #expect(food.portion != nil, what)
                } else {
                    #expect(food.units.contains { $0.label == serving.measure }, what)
                }
                #expect((1...800).contains(unit.grams), what)
            }
        }
    }

    @Test("a malformed table gives what can be read of it")
    func malformed() {
        let table = RecognisedFoods(
            "# words\nApple\tApple\n\tusda-09003\nEmpty\tNothing\nLost\n\tusda-1\t1 cup\tmore\n"
        )
        #expect(table.kinds.map(\.name) == ["Apple"])
        #expect(table["Apple"]?.foods.first == .init(food: "usda-09003", measure: ""))
        #expect(RecognisedFoods("").kinds.isEmpty)
    }
}
