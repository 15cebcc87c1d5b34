import Support
import Testing

@testable import FoodCatalogue

@Suite("The shipped facts")
struct ShippedFactsTests {
    @Test("are all foods of Standard Reference 28, every line good, those composed of them, and supplements")
    func all() async throws {
        let report = try ShippedCatalogue.report()
        let shipped = try ComposedFoods.shipped()
        let added = shipped.foods.count + shipped.supplements.count
        #expect(report.foods == 8_789 + added)
        #expect(report.skipped == [:])
        let catalogue = try ShippedCatalogue.open()
        #expect(catalogue.count == 8_789 + added)
    }

    @Test(
        "say what the tables say",
        arguments: [
            ("usda-09003", "Apples, raw, with skin", 208, 52.0), ("usda-09003", "Apples, raw, with skin", 401, 4.6),
            ("usda-01009", "Cheese, cheddar", 203, 22.87),
            ("usda-15121", "Fish, tuna, light, canned in water, drained solids", 208, 86),
            ("usda-11124", "Carrots, raw", 320, 835), ("usda-93600", "Turtle, green, raw", 203, 19.8),
        ]
    )
    func spot(id: Food.ID, name: String, number: Int, amount: Double) async throws {
        let food = try #require(try await ShippedCatalogue.open().food(id))
        #expect(food.name == name)
        #expect(food.nutrients[number] == amount)
    }

    @Test("have the household measures")
    func measures() async throws {
        let apple = try #require(try await ShippedCatalogue.open().food("usda-09003"))
        #expect(apple.measures.first == Measure(label: "1 cup, quartered or chopped", grams: 125))
        #expect(apple.measures.count > 5)
    }

    @Test("keep unknown amounts unknown")
    func unknown() async throws {
        let apple = try #require(try await ShippedCatalogue.open().food("usda-09003"))
        #expect(apple.nutrients[858] == nil)
    }
}
