import Foundation

/// Learns a head from photos whose kind is known.
package struct HeadTrainer {
    /// A photo as the model saw it.
    package struct Example: Sendable {
        let features: FoodFeatures
        /// The number of its kind among the learned ones.
        let kind: Int
        /// Photos with the same series were probably taken one after the other.
        let series: String
    }

    private let kinds: FoodKinds
    private let penalty: Float
    /// How many parts of the photos are set aside in turn to find out how sure a head may be.
    private static let folds = 5
    /// The share of photos of groceries that are held to be something else.
    private static let unfamiliar = 0.02

    package init(kinds: FoodKinds = .shipped, penalty: Float = 0.3) {
        self.kinds = kinds
        self.penalty = penalty
    }

    /// Returns nil for a kind that isn't learned.
    package func example(_ sight: Sight, of photo: LabelledPhotos.Photo) -> Example? {
        guard let kind = self.kinds.names.prefix(self.kinds.learned).firstIndex(of: photo.kind),
            let features = FoodFeatures(sight.features)
        else { return nil }
        let series = photo.path.split(separator: "/").dropLast().joined(separator: "/")
        return Example(features: features, kind: kind, series: series)
    }

    package func head(from examples: [Example]) -> FoodHead {
        var judged: [Judged] = []
        let folds = Self.folds(of: examples)
        for fold in 0..<Self.folds {
            let head = self.fitted(to: zip(examples, folds).filter { $0.1 != fold }.map(\.0))
            for (example, own) in zip(examples, folds) where own == fold {
                judged.append(Judged(sums: head.sums(head.scaled(example.features)), kind: example.kind))
            }
        }
        var head = self.fitted(to: examples)
        head.sharpness = Calibration.sharpness(of: judged)
        let best = judged.map { $0.sums.max() ?? 0 }.sorted()
        head.familiar = best.isEmpty ? 0 : best[Int(Double(best.count) * Self.unfamiliar)]
        head.familiarWithin = head.familiar / 5
        return head
    }

    /// Returns a part for each example: each series is cut into as many pieces in a row, so that photos of one shelf, which
    /// are too much alike to judge each other, are mostly in one part.
    private static func folds(of examples: [Example]) -> [Int] {
        let sizes = Dictionary(examples.map { ($0.series, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        return examples.map { example in
            let place = seen[example.series, default: 0]
            seen[example.series] = place + 1
            return place * Self.folds / (sizes[example.series] ?? 1)
        }
    }

    private func fitted(to examples: [Example]) -> FoodHead {
        let count = Float(max(1, examples.count))
        var means = [Float](repeating: 0, count: FoodFeatures.count)
        var squares = means
        for example in examples {
            for place in means.indices {
                means[place] += example.features.values[place] / count
                squares[place] += example.features.values[place] * example.features.values[place] / count
            }
        }
        let deviations = means.indices.map { max(0, squares[$0] - means[$0] * means[$0]).squareRoot() }
        // Numbers that hardly ever change must not count as much as the others.
        let least = deviations.reduce(0, +) / Float(deviations.count) / 10
        var head = FoodHead(kinds: self.kinds, means: means, spreads: deviations.map { $0 + least })
        var regression = RidgeRegression(inputs: FoodFeatures.count, targets: self.kinds.learned)
        for example in examples {
            let targets = (0..<self.kinds.learned).map { ($0 == example.kind ? 1 : 0) - 1 / Float(self.kinds.learned) }
            regression.add(head.scaled(example.features), target: targets)
        }
        head.weights = regression.weights(penalty: self.penalty)
        return head
    }
}

/// The sums of an example under a head that didn't learn from it.
struct Judged {
    let sums: [Float]
    let kind: Int
}
