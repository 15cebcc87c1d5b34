import FoodCatalogue

/// The label of a food's measure, read: "1/2 avocado", "2 rashers", "1 cup, sliced", "1 medium (7\" long)".
struct MeasureLabel: Sendable, Equatable {
    /// How many there are in it.
    let count: Double
    /// The words before the first comma or bracket, as singulars.
    let words: [String]

    init(_ label: String) {
        var tokens = SentenceTokens.tokens(of: String(label.prefix { $0 != "(" && $0 != "," }))[...]
        self.count = SpokenNumber.read(&tokens) ?? 1
        self.words = tokens.compactMap(\.word).flatMap { Wording.words($0) }
    }

    /// Returns whether it is so measured: a "1 medium slice" by the slice.
    func isMeasured(by household: String) -> Bool { self.words.contains { SpokenUnit($0) == .household(household) } }

    /// Returns whether it is one or some of the thing itself, or a part of it: "1 medium", "10 grapes", "1/2 avocado".
    func isOfItself(named name: Set<String>) -> Bool {
        self.words.allSatisfy { Self.sizes.contains($0) || (name.contains($0) && SpokenUnit($0) == nil) }
            && !self.words.isEmpty
    }

    private static let sizes: Set<String> = [
        "small", "medium", "large", "extra", "fruit", "each", "whole", "item", "unit", "breast", "thigh", "leg", "wing",
        "drumstick", "steak", "chop", "fillet", "patty", "link", "nut", "kernel", "berry", "finger", "nugget",
        "biscuit",
        "cookie", "cracker",
    ]
}
