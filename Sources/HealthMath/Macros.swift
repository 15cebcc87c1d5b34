/// Grams of the three nutrients that carry a food's energy.
package struct Macros: Hashable, Sendable {
    package var fat: Double
    package var carbohydrate: Double
    package var protein: Double

    package init(fat: Double, carbohydrate: Double, protein: Double) {
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.protein = protein
    }

    /// Kilocalories per gram by Atwater's general factors (FAO Food and Nutrition Paper 77, 2003, chapter 3).
    package static let perGram = Macros(fat: 9, carbohydrate: 4, protein: 4)

    package var kilocalories: Double {
        self.fat * Macros.perGram.fat
            + self.carbohydrate * Macros.perGram.carbohydrate
            + self.protein * Macros.perGram.protein
    }
}
