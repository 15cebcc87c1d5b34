/// A value that JSON spells out as null when there is none, so that a device sees that it could be there.
package struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
    package let value: Value?

    package init(_ value: Value?) { self.value = value }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self.value { try container.encode(value) } else { try container.encodeNil() }
    }
}

extension OrNull<Double> {
    /// JSON has no infinity and no NaN: such a number is not known.
    package init(_ value: Double?) { self.value = value.flatMap { $0.isFinite ? $0 : nil } }
}
