/// What the model saw in a picture: numbers that pictures of the same food have alike, and that no picture can be made of.
package struct FoodFeatures: Sendable, Equatable {
    package static let count = 1280

    /// Numbers from 0 to 1 whose squares add up to 1, so that the sum of products with others' is their cosine.
    package let values: [Float]

    /// Takes what the model gave; returns nil for any other count, for what is negative or no number, and where all are 0.
    package init?(_ numbers: [Float]) {
        guard numbers.count == Self.count, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        let length = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length > 0, length.isFinite else { return nil }
        self.values = numbers.map { $0 / length }
    }

    /// The roots of the numbers: by these no few large ones decide alone (Arandjelović and Zisserman 2012).
    var roots: [Float] { self.values.map { $0.squareRoot() } }

    /// The features as they are stored: the root of each number in a byte, all on the scale of the largest.
    package var bytes: [UInt8] {
        let roots = self.roots
        let largest = roots.reduce(0, max)
        return roots.map { UInt8(($0 / largest * 255).rounded()) }
    }

    /// Returns nil for what `bytes` can't have been.
    package init?(bytes: [UInt8]) { self.init(bytes.map { Float($0) * Float($0) }) }
}
