import Web

/// What somebody looks for, and where it shall be logged.
struct FoodSearchForm: Form {
    static let fields: [String: FieldKind] = [
        "q": .text, "limit": .number, "day": .text, "meal": .text, "tab": .text, "code": .text,
    ]
    static let longest = 200

    struct Values: Sendable {
        let text: String
        let limit: Int
    }

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Values? {
        let text = self.typed.text("q", max: Self.longest, into: &errors)
        let limit = self.typed.whole("limit", in: 1...50, "Ask for 1 to 50 foods.", into: &errors)
        return errors.isEmpty ? Values(text: text, limit: limit ?? 20) : nil
    }

    var tab: FoodTab { FoodTab(rawValue: self.typed["tab"]) ?? .search }
}
