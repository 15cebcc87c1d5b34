import Testing

@testable import Nutrition

/// How much of nuts, fruit, sweets and yogurt a day has by proposals.
struct DayLimitTests {
    @Test(
        "a food's name says which limit it counts to",
        arguments: [
            ("Almonds", LimitedFood.nuts), ("Peanut butter, smooth", .nuts), ("pumpkin seeds", .nuts),
            ("Apple, raw", .fruit), ("2 clementines", .fruit), ("Dried apricots", .fruit), ("Apple juice", .sweets),
            ("Dark chocolate", .sweets), ("Strawberry jam", .sweets), ("Yogurt with honey", .yogurt),
            ("Greek yogurt, plain", .yogurt), ("Almond milk", nil), ("Walnut oil", nil), ("Cherry tomatoes", nil),
            ("Oats, dry", nil), ("Butternut squash", nil), ("Cheese, gouda", .cheese), ("soft goat cheese", .cheese),
            ("Cottage cheese, low-fat", nil), ("Cream cheese", nil), ("Cheesecake", nil),
        ] as [(String, LimitedFood?)]
    )
    func named(name: String, food: LimitedFood?) {
        #expect(LimitedAmount(name, grams: 100)?.food == food, "\(name)")
    }

    @Test("the fruit of every plate counts, and nothing else of the greengrocer's")
    func fruit() async throws {
        for thing in (try await ShippedPlates.all() + ShippedPlates.sides()).flatMap(\.things) {
            guard thing.role == .fat || thing.role == .plants else { continue }
            let name = thing.measure.foodName
            let isOther = ["juice", "tomato"].contains(where: name.contains)
            let isFruit = !isOther && Self.fruits.contains(where: name.contains)
            #expect((thing.limited?.food == .fruit) == isFruit, "\(name)")
        }
    }

    private static let fruits = [
        "apple", "pear", "banana", "berr", "orange", "kiwi", "mango", "peach", "plum", "grape", "cherr", "melon",
        "date",
        "raisin", "apricot", "clementine",
    ]

    @Test("what was eaten today is taken off, whatever its name")
    func left() async throws {
        let plates = try await ShippedPlates.all()
        let eaten = [PlateHistory.Line(daysAgo: 0, food: nil, name: "Mixed nuts, salted", grams: 40)]
        let chooser = ShippedPlates.chooser(.snack, open: [.dinner], history: eaten)
        for served in chooser.choose(from: plates, sides: try await ShippedPlates.sides()) {
            #expect(!served.plate.things.contains { $0.limited?.food == .nuts }, "\(served.plate.name)")
        }
        // Yesterday's are no longer counted.
        let before = [PlateHistory.Line(daysAgo: 1, food: nil, name: "Mixed nuts, salted", grams: 40)]
        #expect(PlateHistory(before).limitedToday.isEmpty)
    }
}
