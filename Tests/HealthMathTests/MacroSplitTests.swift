import Testing

@testable import HealthMath

struct MacroSplitTests {
    // By hand: 30 % of 1,800 is 540 kcal, 60 g of fat; 50 % is 900, 225 g; 20 % is 360, 90 g.
    @Test("turns the usual shares into grams")
    func usual() {
        let grams = MacroSplit.usual.grams(kilocalories: 1800)
        #expect(grams == Macros(fat: 60, carbohydrate: 225, protein: 90))
        #expect(grams.kilocalories == 1800)
    }

    @Test("turns grams into shares of their own energy")
    func fromGrams() throws {
        let split = try #require(MacroSplit(Macros(fat: 60, carbohydrate: 225, protein: 90)))
        #expect((split.fat, split.carbohydrate, split.protein) == (30, 50, 20))
    }

    @Test(
        "takes shares that sum to 100",
        arguments: [(100.0, 0.0, 0.0), (33.3, 33.3, 33.4), (25, 45, 30)]
    )
    func whole(fat: Double, carbohydrate: Double, protein: Double) {
        #expect(MacroSplit(fat: fat, carbohydrate: carbohydrate, protein: protein) != nil)
    }

    @Test(
        "refuses shares that do not",
        arguments: [(30.0, 50.0, 19.0), (30, 50, 21), (-10, 60, 50), (0, 0, 0), (.nan, 50, 50), (.infinity, 0, 0)]
    )
    func broken(fat: Double, carbohydrate: Double, protein: Double) {
        #expect(MacroSplit(fat: fat, carbohydrate: carbohydrate, protein: protein) == nil)
    }

    @Test(
        "refuses grams that carry no energy, or less than none",
        arguments: [(0.0, 0.0, 0.0), (-1, 50, 50), (.nan, 1, 1), (.infinity, 1, 1)]
    )
    func empty(fat: Double, carbohydrate: Double, protein: Double) {
        #expect(MacroSplit(Macros(fat: fat, carbohydrate: carbohydrate, protein: protein)) == nil)
    }

    @Test("comes back from grams", arguments: seeds)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let fat = Double.random(in: 0...50, using: &random)
        let carbohydrate = Double.random(in: 0...50, using: &random)
        let kilocalories = Double.random(in: 1000...4000, using: &random)
        let split = try #require(MacroSplit(fat: fat, carbohydrate: carbohydrate, protein: 100 - fat - carbohydrate))
        let grams = split.grams(kilocalories: kilocalories)
        let back = try #require(MacroSplit(grams))
        #expect(abs(grams.kilocalories - kilocalories) < 1e-9)
        #expect(abs(back.fat - fat) < 1e-9)
        #expect(abs(back.carbohydrate - carbohydrate) < 1e-9)
    }
}
