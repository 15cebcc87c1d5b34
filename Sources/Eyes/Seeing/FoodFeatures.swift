/// What the model saw in a picture: numbers that pictures of the same food have alike, and that no picture can be made of.
package struct FoodFeatures: Sendable, Equatable {
    package static let count = 1280

    /// The roots of each number's share of their sum, so that their squares add up to 1: no few large ones decide alone
    /// (Arandjelović and Zisserman 2012).
    let values: [Float]

    /// Takes what the model gave; returns nil for any other count, for what is negative or no number, and where all are 0.
    init?(_ numbers: [Float]) {
        guard numbers.count == Self.count, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        let sum = numbers.reduce(0, +)
        guard sum > 0, sum.isFinite else { return nil }
        self.values = numbers.map { ($0 / sum).squareRoot() }
    }

    /// The features as they are stored: a byte for each number, all on the scale of the largest.
    package var bytes: [UInt8] {
        let largest = self.values.reduce(0, max)
        return self.values.map { UInt8(($0 / largest * 255).rounded()) }
    }

    /// Returns nil for what `bytes` can't have been.
    package init?(bytes: [UInt8]) { self.init(bytes.map { Float($0) * Float($0) }) }
}
