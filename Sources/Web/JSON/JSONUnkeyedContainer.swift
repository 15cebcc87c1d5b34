/// Writes the items of a list.
struct JSONUnkeyedContainer: UnkeyedEncodingContainer {
    let output: JSONOutput
    /// How many containers are open with the list's own.
    let depth: Int
    private(set) var count = 0

    var codingPath: [any CodingKey] { [] }

    private mutating func next() -> JSONOutput {
        self.output.document.item(at: self.depth)
        self.count += 1
        return self.output
    }

    mutating func encodeNil() { self.next().document.null() }
    mutating func encode(_ value: Bool) { self.next().document.flag(value) }
    mutating func encode(_ value: String) { self.next().document.text(value) }
    mutating func encode(_ value: Double) { self.next().document.number(value) }
    mutating func encode(_ value: Float) { self.next().document.number(Double(value)) }
    mutating func encode(_ value: Int) { self.next().document.whole(value) }
    mutating func encode(_ value: Int8) { self.next().document.whole(value) }
    mutating func encode(_ value: Int16) { self.next().document.whole(value) }
    mutating func encode(_ value: Int32) { self.next().document.whole(value) }
    mutating func encode(_ value: Int64) { self.next().document.whole(value) }
    mutating func encode(_ value: UInt) { self.next().document.whole(value) }
    mutating func encode(_ value: UInt8) { self.next().document.whole(value) }
    mutating func encode(_ value: UInt16) { self.next().document.whole(value) }
    mutating func encode(_ value: UInt32) { self.next().document.whole(value) }
    mutating func encode(_ value: UInt64) { self.next().document.whole(value) }
    mutating func encode(_ value: some Encodable) throws { try self.next().value(value, at: self.depth) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy _: Nested.Type) -> KeyedEncodingContainer<Nested> {
        self.superEncoder().container(keyedBy: Nested.self)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self.superEncoder().unkeyedContainer() }

    mutating func superEncoder() -> any Encoder { JSONStreamEncoder(output: self.next(), depth: self.depth) }
}
