/// Complaints by field as a device reads them, in the order of their fields: the same mistakes are the same answer.
struct FieldMessages: Encodable, Sendable {
    private let messages: [String: [String]]

    init(_ errors: FormErrors) { self.messages = errors.messages }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        for (name, messages) in self.messages.sorted(by: { $0.key < $1.key }) {
            try fields.encode(messages, forKey: Field(stringValue: name))
        }
    }

    private struct Field: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}
