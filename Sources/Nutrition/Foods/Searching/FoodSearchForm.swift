import Storage
import Web

/// The words of a food search, and the place where the food will be logged.
struct FoodSearchForm: Form {
    static let fields: [String: FieldKind] = [
        "q": .text, "limit": .number, "day": .text, "meal": .text, "tab": .text, "code": .text,
        "filter": .text, "mine": .flag, "after": .text, "scan": .text, "guess": .flag,
    ]
    static let longest = 200

    struct Values: Sendable {
        let text: String
        let limit: Int
        let filter: FoodFilter
        /// Whether the member's own foods are asked for as a list; `after` is its cursor.
        let isList: Bool
        let after: Cursor?
    }

    var input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let text = self.input.text("q", max: Self.longest, into: &errors)
        let limit = self.input.whole("limit", in: 1...50, "Ask for 1 to 50 foods.", into: &errors)
        let filter = self.input.choice("filter", of: FoodFilter.self, Self.filters, into: &errors)
        let isMine = self.input.isOn("mine")
        let after = self.input.cursor(into: &errors)
        guard errors.isEmpty else { return nil }
        return Values(
            text: text,
            limit: limit ?? FoodResults.first,
            filter: filter ?? (isMine ? .mine : .all),
            isList: isMine && text.isEmpty,
            after: after
        )
    }

    private static let filters = "Choose all, mine, raw, branded or meals."

    /// How many foods a page shows.
    var shown: Int { self.input["limit"] == String(FoodResults.most) ? FoodResults.most : FoodResults.first }
    var filter: FoodFilter { FoodFilter(rawValue: self.input["filter"]) ?? .all }
    var tab: FoodTab { FoodTab(rawValue: self.input["tab"]) ?? .search }
}
