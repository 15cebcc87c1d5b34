/// The tabs of the page for finding foods.
enum FoodTab: String, CaseIterable, Sendable {
    case search, favourites, frequent, recent, quick, code

    var name: String {
        switch self {
        case .search: "Search"
        case .favourites: "Favourites"
        case .frequent: "Frequent"
        case .recent: "Recent"
        case .quick: "Quick add"
        case .code: "Code"
        }
    }
}
