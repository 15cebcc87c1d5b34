/// How a day's energy is shared among fat, carbohydrate and protein, in per cent of the calories.
package struct MacroSplit: Hashable, Sendable {
    package let fat: Double
    package let carbohydrate: Double
    package let protein: Double

    /// What a goal starts with: 30 % fat, 50 % carbohydrate, 20 % protein.
    package static let usual = MacroSplit(unchecked: 30, 50, 20)

    /// Returns nil unless all are at least 0 and they sum to 100.
    package init?(fat: Double, carbohydrate: Double, protein: Double) {
        let sum = fat + carbohydrate + protein
        guard fat >= 0, carbohydrate >= 0, protein >= 0, abs(sum - 100) < 1e-6 else { return nil }
        self.init(unchecked: fat, carbohydrate, protein)
    }

    /// Creates the shares these grams have of their own energy; nil when they have none or one is negative.
    package init?(_ grams: Macros) {
        let hundredth = grams.kilocalories / 100
        guard hundredth > 0, hundredth.isFinite, grams.fat >= 0, grams.carbohydrate >= 0, grams.protein >= 0
        else { return nil }
        self.init(
            unchecked: grams.fat * Macros.perGram.fat / hundredth,
            grams.carbohydrate * Macros.perGram.carbohydrate / hundredth,
            grams.protein * Macros.perGram.protein / hundredth
        )
    }

    private init(unchecked fat: Double, _ carbohydrate: Double, _ protein: Double) {
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.protein = protein
    }

    /// Returns the grams that give this many kilocalories.
    package func grams(kilocalories: Double) -> Macros {
        Macros(
            fat: kilocalories * self.fat / 100 / Macros.perGram.fat,
            carbohydrate: kilocalories * self.carbohydrate / 100 / Macros.perGram.carbohydrate,
            protein: kilocalories * self.protein / 100 / Macros.perGram.protein
        )
    }
}
