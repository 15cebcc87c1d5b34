import FoodCatalogue
import Web

/// The addresses of foods.
enum FoodLinks: String, LinkTable {
    static let name = "foods"

    case results = "/foods/results"
    case code = "/foods/code"
    /// Searches words at other sources.
    case online = "/foods/online"
    case mine = "/foods/mine"
    case new = "/foods/new"
    case food = "/foods/:id"
    case edit = "/foods/:id/edit"
    case removal = "/foods/:id/removal"
    case restoration = "/foods/:id/restoration"
    case star = "/foods/:id/star"
    case unstar = "/foods/:id/star/removal"
    case offer = "/foods/:id/offer"
    case withdrawal = "/foods/:id/offer/withdrawal"
}

extension FoodLinks {
    static func search(
        _ place: DiaryPlace,
        tab: FoodTab = .search,
        query: String = "",
        filter: FoodFilter = .all
    ) -> String {
        var path = "\(Places.food.path)?\(self.query(place))"
        if tab != .search { path += "&tab=\(tab.rawValue)" }
        if !query.isEmpty { path += "&q=\(query.escapedForAddress)" }
        if filter != .all { path += "&filter=\(filter.rawValue)" }
        return path
    }

    /// Returns the address of a search for what a photo was taken for, where nothing was recognised; empty for nothing.
    static func guess(_ query: String, _ place: DiaryPlace) -> String { self.search(place, query: query) + "&guess=on" }

    /// Returns the address of a search that shows as many foods as a page may.
    static func more(_ place: DiaryPlace, query: String, filter: FoodFilter) -> String {
        self.search(place, query: query, filter: filter) + "&limit=\(FoodResults.most)"
    }

    static func code(_ code: String, _ place: DiaryPlace) -> String {
        "\(self.code.path)?\(self.query(place))&code=\(code.escapedForAddress)"
    }

    static func online(_ place: DiaryPlace, query: String) -> String {
        "\(self.online.path)?\(self.query(place))&q=\(query.escapedForAddress)"
    }

    /// Returns the address of the page of a food or of a saved meal.
    static func food(_ id: Food.ID, _ place: DiaryPlace? = nil) -> String {
        if FoodOrigin(id) == .meal { return DishLinks.dish(id, .meal, at: place) }
        return self.food.path(id.escapedForAddress) + self.from(place)
    }

    /// Returns the address of the form for a new own food, which is then logged at the place.
    static func new(_ place: DiaryPlace? = nil, code: String = "", name: String = "") -> String {
        var parts = place.map { [self.query($0)] } ?? []
        if !code.isEmpty { parts.append("barcode=\(code)") }
        if !name.isEmpty { parts.append("name=\(name.escapedForAddress)") }
        return self.new.path + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }

    /// Returns the address of the form for changing an own food; empty for other foods.
    static func change(_ id: Food.ID) -> String {
        switch FoodOrigin(id) {
        case .own: self.edit(id)
        case .recipe: DishLinks.dish(id, .recipe)
        case .meal: DishLinks.dish(id, .meal)
        case .catalogue, .shared: ""
        }
    }

    static func edit(_ id: Food.ID) -> String { self.edit.path(id.escapedForAddress) }
    static func removal(_ id: Food.ID) -> String { self.removal.path(id.escapedForAddress) }
    static func restoration(_ id: Food.ID) -> String { self.restoration.path(id.escapedForAddress) }
    static func star(_ id: Food.ID) -> String { self.star.path(id.escapedForAddress) }
    static func unstar(_ id: Food.ID) -> String { self.unstar.path(id.escapedForAddress) }
    static func offer(_ id: Food.ID) -> String { self.offer.path(id.escapedForAddress) }
    static func withdrawal(_ id: Food.ID) -> String { self.withdrawal.path(id.escapedForAddress) }

    /// Returns the address of the page for choosing a buddy to share it with; "2026-03-14 Lunch" names what was eaten
    /// then.
    static func sharing(_ thing: String) -> String { "\(Places.share.path)?kind=meal&id=\(thing.escapedForAddress)" }

    /// Returns the query of an address to which one goes from where something is being logged, with its question mark;
    /// empty for who only looks.
    static func from(_ place: DiaryPlace?) -> String { place.map { "?" + self.query($0) } ?? "" }

    static func query(_ place: DiaryPlace) -> String {
        DiaryLinks.query(place.meal, on: place.day) + (place.scan.map { "&scan=\($0)" } ?? "")
    }
}

/// Paths that only devices ask.
enum FoodAPI: String, RoutePath {
    case barcode = "/foods/barcode/:code"
}
