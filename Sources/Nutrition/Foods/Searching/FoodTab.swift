/// The tabs of the page for finding foods.
enum FoodTab: String, CaseIterable, Sendable {
    case search, favourites, frequent, recent, quick, code

    /// A sign that says it in less room than six names have on a phone; empty for none.
    var icon: String {
        switch self {
        case .search: "search"
        case .code: "barcode"
        default: ""
        }
    }

    /// Short enough that all stand in one row at 390 px.
    var name: String {
        switch self {
        case .search: "Search"
        case .favourites: "Favourites"
        case .frequent: "Often"
        case .recent: "Recent"
        case .quick: "Quick"
        case .code: "Code"
        }
    }
}
