import Web

/// The addresses of the foods.
enum FoodPath {
    static let results = "/foods/results"

    static func search(
        _ place: Place,
        tab: FoodTab = .search,
        query: String = "",
        filter: FoodFilter = .all
    )
        -> String
    {
        var path = "/foods?" + self.query(place)
        if tab != .search { path += "&tab=\(tab.rawValue)" }
        if !query.isEmpty { path += "&q=\(self.escaped(query))" }
        if filter != .all { path += "&filter=\(filter.rawValue)" }
        return path
    }

    static func code(_ code: String, _ place: Place) -> String {
        "/foods/code?" + self.query(place) + "&code=\(self.escaped(code))"
    }

    /// Where words are looked up outside this house.
    static func online(_ place: Place, query: String) -> String {
        "/foods/online?" + self.query(place) + "&q=\(self.escaped(query))"
    }

    /// Its page; a saved meal has one of its own kind.
    static func food(_ id: Food.ID, _ place: Place? = nil) -> String {
        (FoodOrigin(id) == .meal ? "/meals/" : "/foods/") + self.escaped(id)
            + (place.map { "?" + self.query($0) } ?? "")
    }

    /// Where to write down a food that nobody here has, and then log it at that place.
    static func new(_ place: Place? = nil, code: String = "", name: String = "") -> String {
        var parts = place.map { [self.query($0)] } ?? []
        if !code.isEmpty { parts.append("barcode=\(code)") }
        if !name.isEmpty { parts.append("name=\(self.escaped(name))") }
        return "/foods/new" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }

    /// Where a buddy is chosen to get it, a page of another wing; "2026-03-14 Lunch" for what was eaten then.
    static func sharing(_ thing: String) -> String { "/together/share?kind=meal&id=\(self.escaped(thing))" }

    static func offer(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/offer" }
    static func withdrawal(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/offer/withdrawal" }
    static let mine = "/foods/mine"
    /// Where its owner changes it; empty for what is nobody's own.
    static func change(_ id: Food.ID) -> String {
        switch FoodOrigin(id) {
        case .own: self.edit(id)
        case .recipe: Dish.Kind.recipe.path(id)
        case .meal: Dish.Kind.meal.path(id)
        case .catalogue, .shared: ""
        }
    }

    static func edit(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/edit" }
    static func removal(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/removal" }
    static func restoration(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/restoration" }
    static func star(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/star" }
    static func unstar(_ id: Food.ID) -> String { "/foods/\(self.escaped(id))/star/removal" }

    static func query(_ place: Place) -> String { "day=\(place.day)&meal=\(self.escaped(place.meal))" }

    static func escaped(_ text: String) -> String {
        let isPlain = { (byte: UInt8) in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
        }
        return text.utf8.allSatisfy(isPlain) ? text : text.escapedForAddress
    }
}
