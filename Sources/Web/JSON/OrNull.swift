/// Encodes nil as null, so that devices see the name of a missing value.
package struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
    package let value: Value?

    package init(_ value: Value?) { self.value = value }

    package func encode(to encoder: any Encoder) throws {
        if let value = self.value { return try value.encode(to: encoder) }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

extension OrNull<Double> {
    /// Holds a number; JSON has no infinity and no NaN: such a number is not known.
    package init(_ value: Double?) { self.value = value.flatMap { $0.isFinite ? $0 : nil } }
}
