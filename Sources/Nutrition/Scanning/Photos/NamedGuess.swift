import FoodCatalogue
import Members

/// A guess with its foods as they are at hand.
struct NamedGuess: Sendable {
    /// A food that the photo may show, in its likely measure.
    struct Serving: Sendable {
        let food: Food
        let unit: FoodUnit

        /// Takes the measure where the food has it and the member would be offered it, else the usual portion.
        init(_ food: Food, _ measure: String, in units: Units) {
            self.food = food
            self.unit = food.units(in: units).first { $0.label == measure } ?? food.usualPortion(in: units).unit
        }
    }

    let confidence: Double
    /// What people call it.
    let words: String
    /// The likeliest first; never empty.
    let servings: [Serving]

    init(_ guess: PhotoGuess, _ servings: [Serving], kind: RecognisedFoods.Kind?) {
        let first = servings[0].food
        self.confidence = guess.confidence
        // What was taught keeps its own name.
        self.words = kind.flatMap { $0.foods[0].food == first.id ? $0.words : nil } ?? first.plainName
        self.servings = servings
    }

    /// "93 %", "under 1 %".
    var percent: String {
        let percent = (self.confidence * 100).rounded(.down)
        return percent < 1 ? "under 1 %" : "\(Int(min(percent, 99))) %"
    }
}
