import Storage
import Web

/// The page of a list that is asked for.
struct DishListForm: Form {
    static let fields: [String: FieldKind] = ["after": .text, "limit": .number]

    struct Values: Sendable {
        let after: Cursor?
        let limit: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let limit = self.input.whole("limit", in: 1...50, "Ask for 1 to 50.", into: &errors)
        let after = self.input.cursor(into: &errors)
        return errors.isEmpty ? Values(after: after, limit: limit ?? 20) : nil
    }
}
