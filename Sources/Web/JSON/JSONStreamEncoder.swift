/// Encodes a value straight into the bytes of a JSON document, in the order in which the value says its members.
///
/// Foundation's encoder builds a tree of the whole answer first. Infinity and NaN, which JSON doesn't have, become null.
struct JSONStreamEncoder: Encoder {
    let output: JSONOutput
    /// How many containers are open around the value.
    let depth: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns the JSON of a value in one line.
    static func bytes(of value: some Encodable) throws -> [UInt8] {
        let output = JSONOutput()
        try output.value(value, at: 0)
        return output.document.json.bytes
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        self.output.document.begin(.object, within: self.depth)
        return KeyedEncodingContainer(JSONKeyedContainer<Key>(output: self.output, depth: self.depth + 1))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        self.output.document.begin(.list, within: self.depth)
        return JSONUnkeyedContainer(output: self.output, depth: self.depth + 1)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        JSONSingleValueContainer(output: self.output, depth: self.depth)
    }
}

/// Writes one value where it stands.
struct JSONSingleValueContainer: SingleValueEncodingContainer {
    let output: JSONOutput
    /// How many containers are open around the value.
    let depth: Int

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { self.output.document.null() }
    func encode(_ value: Bool) { self.output.document.flag(value) }
    func encode(_ value: String) { self.output.document.text(value) }
    func encode(_ value: Double) { self.output.document.number(value) }
    func encode(_ value: Float) { self.output.document.number(Double(value)) }
    func encode(_ value: Int) { self.output.document.whole(value) }
    func encode(_ value: Int8) { self.output.document.whole(value) }
    func encode(_ value: Int16) { self.output.document.whole(value) }
    func encode(_ value: Int32) { self.output.document.whole(value) }
    func encode(_ value: Int64) { self.output.document.whole(value) }
    func encode(_ value: UInt) { self.output.document.whole(value) }
    func encode(_ value: UInt8) { self.output.document.whole(value) }
    func encode(_ value: UInt16) { self.output.document.whole(value) }
    func encode(_ value: UInt32) { self.output.document.whole(value) }
    func encode(_ value: UInt64) { self.output.document.whole(value) }
    func encode(_ value: some Encodable) throws { try self.output.value(value, at: self.depth) }
}
