/// Writes the members of an object.
struct JSONKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: JSONOutput
    /// How many containers are open with the object's own.
    let depth: Int

    var codingPath: [any CodingKey] { [] }

    /// Begins a member, whose value `write` writes or what follows.
    private func write(_ key: Key, _ write: (inout JSONDocument) -> Void = { _ in }) {
        self.output.document.member(key.stringValue, at: self.depth, write)
    }

    func encodeNil(forKey key: Key) { self.write(key) { $0.null() } }
    func encode(_ value: Bool, forKey key: Key) { self.write(key) { $0.flag(value) } }
    func encode(_ value: String, forKey key: Key) { self.write(key) { $0.text(value) } }
    func encode(_ value: Double, forKey key: Key) { self.write(key) { $0.number(value) } }
    func encode(_ value: Float, forKey key: Key) { self.write(key) { $0.number(Double(value)) } }
    func encode(_ value: Int, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: Int8, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: Int16, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: Int32, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: Int64, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: UInt, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: UInt8, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: UInt16, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: UInt32, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: UInt64, forKey key: Key) { self.write(key) { $0.whole(value) } }
    func encode(_ value: some Encodable, forKey key: Key) throws {
        self.write(key)
        try self.output.value(value, at: self.depth)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy _: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        self.superEncoder(forKey: key).container(keyedBy: Nested.self)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        self.superEncoder(forKey: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        self.output.document.member("super", at: self.depth) { _ in }
        return JSONStreamEncoder(output: self.output, depth: self.depth)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        self.write(key)
        return JSONStreamEncoder(output: self.output, depth: self.depth)
    }
}
