import Foundation

/// Learns a head from photos whose kind is known.
package struct HeadTrainer {
    /// A photo as the model saw it.
    package struct Example: Sendable {
        let features: FoodFeatures
        /// The shares of ImageNet's classes.
        let classes: [Double]
        /// The number of its kind among the learned ones.
        let kind: Int
    }

    private let kinds: FoodKinds
    private let penalty: Float
    /// The share of photos of groceries that are held to be something else.
    private static let unfamiliar = 0.01

    init(kinds: FoodKinds, penalty: Float = 0.1) {
        self.kinds = kinds
        self.penalty = penalty
    }

    package init() { self.init(kinds: .shipped) }

    /// Whether a kind is one of those that are learned from photos.
    package func learns(_ kind: String) -> Bool { self.number(of: kind) != nil }

    private func number(of kind: String) -> Int? {
        self.kinds.names.prefix(self.kinds.learned).firstIndex(of: kind)
    }

    /// Returns nil for a kind that isn't learned.
    package func example(_ seen: LabelledSight) -> Example? {
        guard let kind = self.number(of: seen.photo.kind), let features = FoodFeatures(seen.sight.features) else {
            return nil
        }
        return Example(features: features, classes: FoodHead.softmax(seen.sight.logits), kind: kind)
    }

    /// Learns from examples, and from others how sure it may be: it is too sure of photos of the same shelves.
    package func head(from examples: [Example], judgedBy others: [Example]) -> FoodHead {
        var head = self.fitted(to: examples)
        let scaled = others.map { head.scaled($0.features) }
        head.sharpness = Calibration.sharpness(
            of: zip(others, scaled).map { Judged(sums: head.sums($0.1), kind: $0.0.kind) }
        )
        let familiar = zip(others, scaled).map { head.familiarity(of: $0.1, classes: $0.0.classes) }.sorted()
        if !familiar.isEmpty { head.familiar = Float(familiar[Int(Double(familiar.count) * Self.unfamiliar)]) }
        return head
    }

    private func fitted(to examples: [Example]) -> FoodHead {
        let weights = self.weights(of: examples)
        let sum = max(weights.reduce(0, +), .leastNormalMagnitude)
        var means = [Float](repeating: 0, count: FoodFeatures.count)
        var squares = means
        for (example, weight) in zip(examples, weights) {
            let roots = example.features.roots
            for place in means.indices {
                means[place] += roots[place] * weight / sum
                squares[place] += roots[place] * roots[place] * weight / sum
            }
        }
        let deviations = means.indices.map { max(0, squares[$0] - means[$0] * means[$0]).squareRoot() }
        // Numbers that hardly ever change must not count as much as the others.
        let least = max(deviations.reduce(0, +) / Float(deviations.count) / 10, .leastNormalMagnitude)
        var head = FoodHead(kinds: self.kinds, means: means, spreads: deviations.map { $0 + least })
        var regression = RidgeRegression(inputs: FoodFeatures.count, targets: self.kinds.learned)
        var middles = [[Float]](repeating: means.map { _ in 0 }, count: self.kinds.learned)
        for (example, weight) in zip(examples, weights) {
            let scaled = head.scaled(example.features)
            let targets = (0..<self.kinds.learned).map { ($0 == example.kind ? 1 : 0) - 1 / Float(self.kinds.learned) }
            regression.add(scaled, target: targets, weight: weight)
            let unit = FoodHead.unit(scaled)
            for place in unit.indices { middles[example.kind][place] += unit[place] }
        }
        head.weights = regression.weights(penalty: self.penalty)
        head.middles = middles.flatMap(FoodHead.unit)
        return head
    }

    /// Returns how much each example counts: the less, the more of its kind there are, but all of a kind together the more.
    ///
    /// With all alike, rare kinds were overlooked.
    private func weights(of examples: [Example]) -> [Float] {
        let counts = Dictionary(examples.map { ($0.kind, Float(1)) }, uniquingKeysWith: +)
        return examples.map { 1 / (counts[$0.kind] ?? 1).squareRoot() }
    }
}

/// The sums of an example under a head that didn't learn from it.
struct Judged {
    let sums: [Float]
    let kind: Int
}
