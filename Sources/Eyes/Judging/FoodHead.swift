import Foundation

/// Tells kinds of food by what the model saw.
///
/// Some kinds it learned from photos of groceries, the rest are classes of the model itself. How much a picture is like those
/// photos decides which of the two is believed.
package struct FoodHead: Sendable {
    /// How features are brought to one scale: less their mean in the photos, by their spread there.
    let means: [Float]
    let spreads: [Float]
    /// The weights of each learned kind, those of one after those of another.
    var weights: [Float] = []
    /// The factor of sums before they become shares.
    var sharpness: Float = 1
    /// The best sum at which a picture is as likely one of such photos as not, and how soon that changes.
    var familiar: Float = 0
    var familiarWithin: Float = 1

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
        return Recognition(guesses: Self.guesses(shares), features: features)
    }

    /// Returns the share of every kind; what is missing to 1 is no food.
    func shares(_ scaled: [Float], logits: [Float]) -> [Double] {
        let sums = self.sums(scaled)
        let best = sums.max() ?? 0
        let familiarity = 1 / (1 + exp(-Double((best - self.familiar) / self.familiarWithin)))
        let learned = Self.softmax(sums.map { self.sharpness * $0 })
        let classes = Self.softmax(logits)
        return self.kinds.classes.indices.map { kind in
            let own = self.kinds.classes[kind].reduce(0) { $0 + classes[$1] }
            return familiarity * (kind < learned.count ? learned[kind] : 0) + (1 - familiarity) * own
        }
    }

    func scaled(_ features: FoodFeatures) -> [Float] {
        features.values.indices.map { (features.values[$0] - self.means[$0]) / self.spreads[$0] }
    }

    /// Returns about 1 for the learned kind that a picture shows and about 0 for each other, both less what any kind has on
    /// average.
    func sums(_ scaled: [Float]) -> [Float] {
        (0..<self.kinds.learned)
            .map { kind in
                let start = kind * scaled.count
                return scaled.indices.reduce(0) { $0 + self.weights[start + $1] * scaled[$1] }
            }
    }

    static func softmax(_ numbers: [Float]) -> [Double] {
        let most = numbers.max() ?? 0
        let powers = numbers.map { exp(Double($0 - most)) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }

    static func guesses(_ shares: [String: Double]) -> [FoodGuess] {
        guard shares.values.reduce(0, +) >= Self.leastFood else { return [] }
        return
            shares.filter { $0.value >= Self.leastShare }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .prefix(Self.mostGuesses)
            .map { FoodGuess(kind: $0.key, confidence: min(1, $0.value)) }
    }
}
