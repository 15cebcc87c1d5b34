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
        let cursor = self.input.cursor(into: &errors)
        return errors.isEmpty ? Values(cursor: cursor, limit: limit) : nil
    }
}
