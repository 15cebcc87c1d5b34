import FoodCatalogue

/// The label of a food's measure, read: "1/2 avocado", "2 rashers", "1 cup, sliced", "1 medium (7\" long)".
struct MeasureLabel: Sendable, Equatable {
    /// How many there are in it.
    let count: Double
    /// The words before the first comma or bracket, as singulars.
    let words: [String]

    init(_ label: String) {
        var tokens = SentenceTokens.tokens(of: String(label.prefix { $0 != "(" && $0 != "," }))[...]
        self.count = SpokenNumber.read(&tokens)?.amount ?? 1
        self.words = tokens.compactMap(\.word).flatMap { Wording.words($0) }
    }

    /// Returns whether it is so measured: a "1 medium slice" by the slice.
    func isMeasured(by household: String) -> Bool { self.words.contains { SpokenUnit($0) == .household(household) } }

    /// Returns whether it is that measure and no smaller or larger kind of it.
    func begins(with household: String) -> Bool { self.words.first.flatMap(SpokenUnit.init) == .household(household) }

    /// Returns whether it is of that size, and not "extra small" for "small".
    func isSized(_ size: String) -> Bool { self.words.contains(size) && !self.words.contains("extra") }

    /// Returns whether it is one or some of the thing itself, or a part of it: "1 medium", "10 grapes", "1/2 avocado".
    func isOfItself(named name: Set<String>) -> Bool {
        !self.words.isEmpty
            && self.words.allSatisfy { Self.parts.contains($0) || SpokenUnit($0) == nil && Self.names($0, name) }
    }

    /// The kinds of the food that it is one of: "1 cherry" of tomatoes; none of a measure like a handful.
    var kinds: Set<String> {
        self.words.contains { SpokenUnit($0) != nil } ? [] : Set(self.words).subtracting(Self.parts)
    }

    /// Returns whether a word of a label is one of a name's, or the end of one: the "melon" of a watermelon.
    private static func names(_ word: String, _ name: Set<String>) -> Bool {
        name.contains(word) || (word.count >= 4 && name.contains { $0.hasSuffix(word) })
    }

    /// Sizes, and what one thing is called whatever the food.
    private static let parts = Set(
        Wording.words(
            """
            small medium large extra fruit each whole item breast thigh leg wing drumstick steak chop fillet patty link
            nut kernel berry nugget biscuit cookie cracker
            """
        )
    )
}
