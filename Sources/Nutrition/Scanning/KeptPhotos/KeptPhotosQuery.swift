import Storage
import Web

/// The cursor and the length of a page of the list.
struct KeptPhotosQuery: Form {
    static let fields: [String: FieldKind] = ["after": .text, "limit": .number]

    let input: FormInput

    struct Values: Sendable {
        let cursor: Cursor?
        let limit: Int
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let limit = self.input.whole("limit", in: 1...100, "Ask for 1 to 100.", into: &errors) ?? 60
        let text = self.input["after"]
        let cursor = Cursor(text)
        if cursor == nil, !text.isEmpty { errors.add("after", "This must be a `next` that we answered.") }
        return errors.isEmpty ? Values(cursor: cursor, limit: limit) : nil
    }
}
