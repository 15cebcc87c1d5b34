/// What somebody said they ate and drank, read as phrases of one food each: "two eggs, toast with butter and a mug of
/// coffee".
///
/// It knows English, and no foods: whether "fish and chips" is one dish is for `SentenceResolver` to ask the catalogue.
struct Sentence: Sendable, Equatable {
    /// The meal that it names: "for lunch", "Breakfast: …"; nil without one.
    let meal: MealWord?
    let phrases: [Phrase]

    /// The most characters of a sentence: some eighty words, a long meal.
    static let longest = 500
    /// The most foods of a sentence; what comes after them is left out.
    static let mostFoods = 20

    init(_ text: String) {
        var tokens = SentenceTokens.tokens(of: text)
        self.meal = MealWord.take(from: &tokens)
        self.phrases = Phrase.inContext(Array(Phrase.phrases(of: tokens).prefix(Self.mostFoods)))
    }

    /// Whether it reads as more than one food, or as an amount in a unit of one.
    var isList: Bool {
        self.phrases.count > 1 || self.phrases.contains { $0.quantity.unit != nil && $0.quantity.isCounted }
    }
}

/// A food as it was said, with how much of it.
struct Phrase: Sendable, Equatable {
    /// How a phrase follows the one before it.
    enum Joint: String, Sendable {
        case and, with, on
        /// A comma, or nothing at all where the next amount begins.
        case list = ""
        /// A full stop or "then": never within a dish.
        case apart
    }

    let joint: Joint
    var quantity: Quantity
    /// The words of the food: "black coffee".
    var words: [String]
    /// The dish without what is in it, where that was said before: the "potato soup" of "leek and potato soup".
    var dish: String?
    /// Whether they said "my".
    var isOwn = false
    /// The words of size and unit that were taken for an amount, and may belong to the name: "big" mac, "pot" noodle.
    var taken: [String] = []

    var text: String { self.words.joined(separator: " ") }

    /// Whether nothing but its name was said, so that it can be the later half of a dish.
    var isBare: Bool { self.quantity == Quantity() && !self.isOwn }
}

/// How much was said.
struct Quantity: Sendable, Equatable {
    /// Nil when no number was said, not even "a".
    var amount: Double?
    var unit: SpokenUnit?
    /// "small", "medium" or "large".
    var size: String?
    /// Whether the number is nobody's exact one: "2-3", "a few".
    var isGuess = false

    /// Whether a number was said.
    var isCounted: Bool { self.amount != nil }
}
