/// A value that JSON spells out as null when there is none, so that a device sees that it could be there.
struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
    let value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self.value { try container.encode(value) } else { try container.encodeNil() }
    }
}
