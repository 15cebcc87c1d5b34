/// What the model saw in a picture: numbers that pictures of the same food have alike, and that no picture can be made of.
package struct FoodFeatures: Sendable, Equatable {
    package static let count = 1280

    /// `count` numbers whose squares add up to 1.
    package let values: [Float]

    /// Returns nil for any other count, for numbers that aren't finite, and where all are 0.
    package init?(_ values: [Float]) {
        guard values.count == Self.count, values.allSatisfy(\.isFinite) else { return nil }
        let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length > 0, length.isFinite else { return nil }
        self.values = values.map { $0 / length }
    }

    /// The features as they are stored: a signed byte for each number, all on the scale of the largest.
    package var bytes: [UInt8] {
        let largest = self.values.reduce(0) { max($0, abs($1)) }
        return self.values.map { UInt8(bitPattern: Int8(($0 / largest * 127).rounded())) }
    }

    /// Returns nil for what `bytes` can't have been.
    package init?(bytes: [UInt8]) { self.init(bytes.map { Float(Int8(bitPattern: $0)) }) }
}
