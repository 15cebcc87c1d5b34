/// Reads a page model through its `Encodable` code; reflection took six times as long.
///
/// It reads texts, flags, lists and structs of these; anything else (a number, a status) is left out.
final class ModelReader: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
    private var value: TemplateValue?
    private var items: [TemplateValue] = []
    private var fields: [TemplateValue.Field] = []
    private var shape = Shape.single

    private enum Shape { case single, list, fields }

    static func value(of model: some Encodable) throws -> TemplateValue? {
        let reader = ModelReader()
        try model.encode(to: reader)
        switch reader.shape {
        case .single: return reader.value
        case .list: return .list(reader.items)
        case .fields: return .fields(reader.fields)
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        self.shape = .fields
        self.fields.reserveCapacity(24)
        return KeyedEncodingContainer(Fields(reader: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        self.shape = .list
        return self
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encode(_ text: String) { self.add(.text(text)) }
    func encode(_ flag: Bool) { self.add(.flag(flag)) }

    func encode(_ model: some Encodable) throws {
        // A single value that is neither text nor flag would encode itself for ever.
        if self.shape == .list, let value = try Self.value(of: model) { self.items.append(value) }
    }

    func encodeNil() {}

    private func add(_ value: TemplateValue) {
        if self.shape == .list { self.items.append(value) } else { self.value = value }
    }

    private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let reader: ModelReader

        func encode(_ text: String, forKey key: Key) { self.add(.text(text), key) }
        func encode(_ flag: Bool, forKey key: Key) { self.add(.flag(flag), key) }

        func encode(_ model: some Encodable, forKey key: Key) throws {
            if let value = try ModelReader.value(of: model) { self.add(value, key) }
        }

        func encodeNil(forKey key: Key) {}

        private func add(_ value: TemplateValue, _ key: Key) {
            self.reader.fields.append(TemplateValue.Field(name: key.stringValue, value: value))
        }

        // Only encoders written by hand use these.
        var codingPath: [any CodingKey] { [] }
        func nestedContainer<Inner: CodingKey>(
            keyedBy type: Inner.Type,
            forKey key: Key
        ) -> KeyedEncodingContainer<Inner> { ModelReader().container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { ModelReader() }
        func superEncoder() -> any Encoder { ModelReader() }
        func superEncoder(forKey key: Key) -> any Encoder { ModelReader() }
    }

    // Only encoders written by hand use these.
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { self.items.count }
    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        ModelReader().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { ModelReader() }
    func superEncoder() -> any Encoder { ModelReader() }
}
