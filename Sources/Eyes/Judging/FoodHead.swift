import Foundation

/// Tells kinds of food by what the model saw.
///
/// Some kinds it learned from photos of groceries, the rest are classes of the model itself. How much a picture is like those
/// photos decides which of the two is believed.
package struct FoodHead: Sendable {
    /// How the roots of features are brought to one scale: less their mean in the photos, by their spread there.
    let means: [Float]
    let spreads: [Float]
    /// The weights of each learned kind, those of one after those of another.
    var weights: [Float] = []
    /// The mean of each learned kind's scaled features, of length 1, one after another.
    var middles: [Float] = []
    /// The factor of sums before they become shares.
    var sharpness: Float = 1
    /// The familiarity at which a picture is as likely one of such photos as not.
    var familiar: Float = 0

    /// By how much familiarity must change to make the odds e times as large.
    static let familiarWithin = 0.02
    /// How much an e times larger share of foods among ImageNet's classes adds to familiarity: of 0, 0.05 and 0.1, with this the
    /// fewest pictures of no food are taken for groceries (docs/eyes.md).
    static let foodWeight = 0.1
    /// How much is taken away where the model is certain of a kind that wasn't learned; of half as certain a quarter.
    static let otherWeight = 0.4
    /// ImageNet's bakery, butcher shop, confectionery, crate, grocery store, hamper, refrigerator, shopping basket, tobacco shop and
    /// vending machine: where groceries are.
    static let places = [415, 467, 509, 519, 582, 588, 760, 791, 860, 886]

    let kinds: FoodKinds

    init(kinds: FoodKinds, means: [Float], spreads: [Float]) {
        self.kinds = kinds
        self.means = means
        self.spreads = spreads
    }

    /// The shares below which a kind isn't named, and below which all foods together are none.
    static let leastShare = 0.02
    static let leastFood = 0.3
    static let mostGuesses = 5

    /// Returns what a picture shows.
    package func recognition(_ sight: Sight, taughtBy lessons: [Lesson] = []) throws(EyesProblem) -> Recognition {
        guard let features = FoodFeatures(sight.features) else { throw .failed("the model gave no numbers") }
        let scaled = self.scaled(features)
        var shares = Dictionary(zip(self.kinds.names, self.shares(scaled, logits: sight.logits)), uniquingKeysWith: +)
        TaughtKinds(lessons, head: self).correct(&shares, for: scaled)
        let guesses = Self.guesses(shares)
        let hunch = guesses.isEmpty ? Self.ranked(shares).first : nil
        return Recognition(guesses: guesses, hunch: hunch, features: features)
    }

    /// Returns the share of every kind; what is missing to 1 is no food.
    func shares(_ scaled: [Float], logits: [Float]) -> [Double] {
        let classes = Self.softmax(logits)
        let own = self.own(classes)
        let odds = exp((self.familiarity(of: scaled, classes: classes) - Double(self.familiar)) / Self.familiarWithin)
        let belief = odds.isFinite ? odds / (1 + odds) : 1
        let learned = Self.softmax(self.sums(scaled).map { self.sharpness * $0 })
        return own.indices.map { belief * ($0 < learned.count ? learned[$0] : 0) + (1 - belief) * own[$0] }
    }

    /// Returns how much a picture is like the photos that were learned from: its likeness (cosine) to the nearest kind, more where the
    /// model itself sees food or a place where it is sold, less where it is sure of a kind that wasn't learned.
    func familiarity(of scaled: [Float], classes: [Double]) -> Double {
        let likeness = self.likenesses(of: Self.unit(scaled)).max() ?? 0
        let own = self.own(classes)
        let food = own.reduce(0, +) + Self.places.reduce(0) { $0 + classes[$1] }
        let other = own.dropFirst(self.kinds.learned).max() ?? 0
        return Double(likeness) + Self.foodWeight * log(max(food, 1e-6)) - Self.otherWeight * other * other
    }

    /// Returns the cosine of scaled features, brought to length 1, to the middle of each learned kind.
    func likenesses(of unit: [Float]) -> [Float] { self.products(self.middles, unit) }

    /// Returns the share of each kind as the model itself sees it.
    private func own(_ classes: [Double]) -> [Double] {
        self.kinds.classes.map { $0.reduce(0) { $0 + classes[$1] } }
    }

    func scaled(_ features: FoodFeatures) -> [Float] {
        let roots = features.roots
        return roots.indices.map { (roots[$0] - self.means[$0]) / self.spreads[$0] }
    }

    /// Returns about 1 for the learned kind that a picture shows and about 0 for each other, both less what any kind has on
    /// average.
    func sums(_ scaled: [Float]) -> [Float] { self.products(self.weights, scaled) }

    /// Returns the sum of products with each learned kind's part of `table`.
    private func products(_ table: [Float], _ numbers: [Float]) -> [Float] {
        (0..<self.kinds.learned)
            .map { kind in
                let start = kind * numbers.count
                return numbers.indices.reduce(0) { $0 + table[start + $1] * numbers[$1] }
            }
    }

    static func unit(_ numbers: [Float]) -> [Float] {
        let length = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? numbers.map { $0 / length } : numbers
    }

    static func softmax(_ numbers: [Float]) -> [Double] {
        let most = numbers.max() ?? 0
        let powers = numbers.map { exp(Double($0 - most)) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }

    /// Returns the likeliest kinds, all of them.
    static func ranked(_ shares: [String: Double]) -> [FoodGuess] {
        shares.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { FoodGuess(kind: $0.key, confidence: min(1, $0.value)) }
    }

    static func guesses(_ shares: [String: Double]) -> [FoodGuess] {
        guard shares.values.reduce(0, +) >= Self.leastFood else { return [] }
        return Array(self.ranked(shares).prefix(self.mostGuesses).filter { $0.confidence >= Self.leastShare })
    }
}
