import Storage
import Web

/// The cursor and the length of a page of the list.
struct NoticesQuery: Form {
    static let fields: [String: FieldKind] = ["before": .text, "limit": .number]

    let input: FormInput

    struct Values: Sendable {
        let cursor: Cursor?
        let limit: Int
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let limit = self.input.whole("limit", in: 1...100, "Ask for 1 to 100.", into: &errors) ?? 50
        let text = self.input["before"]
        let cursor = Cursor(text)
        if cursor == nil, !text.isEmpty { errors.add("before", "This must be a `next` that we answered.") }
        return errors.isEmpty ? Values(cursor: cursor, limit: limit) : nil
    }
}
