import FoodCatalogue

/// A food that was recognised in a sentence, with how much of it.
struct SentenceItem: Sendable {
    /// What was said of it.
    let phrase: Phrase
    /// What it may be, likeliest first; empty when nothing was found.
    let candidates: [Candidate]
    /// Whether the name of the first food has everything that was said.
    let isNameSure: Bool

    /// A food that may be meant, and how much of it that would be.
    struct Candidate: Sendable {
        let food: Food.ID
        let name: String
        let amount: Double
        let unit: String
        /// Nil for a saved meal whose weight isn't known.
        let grams: Double?
        let isAmountSure: Bool
        /// The food itself; nil for a saved meal.
        let item: FoodLookup.Item?
    }

    /// How many foods may be chosen instead of the first.
    static let mostOthers = 4
    /// The unit of a saved meal, which is logged line by line.
    static let mealUnit = "meal"

    /// Whether neither the food nor the amount needs a second look.
    var isSure: Bool { self.isNameSure && self.candidates.first?.isAmountSure == true }
}
