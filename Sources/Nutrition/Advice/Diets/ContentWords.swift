import FoodCatalogue

/// What a food's group and the words of its name tell about its contents.
enum ContentWords {
    static func contents(of group: String, _ name: String) -> FoodContents {
        var words = Set(Wording.pieces(name).map(Wording.singular))
        self.takeNutButters(from: &words)
        var contents = self.groups[group] ?? .anything
        for word in words {
            contents.formUnion(self.words[word] ?? [])
            if word.hasSuffix("nut"), !words.contains("squash") { contents.insert(.nuts) }
            if word.hasSuffix("fish") { contents.insert(.fish) }
        }
        switch group {
        case "Dairy and Egg Products": contents.formUnion(self.dairyOrEgg(words))
        case "Cereal Grains and Pasta": if !self.isGlutenFreeGrain(name) { contents.insert(.gluten) }
        case "Finfish and Shellfish Products": if words.contains("canned") { contents.insert(.soy) }
        default: break
        }
        return contents
    }

    /// Whether every word of the name says which plant it is made from, so that its "butter" holds no milk.
    private static func takeNutButters(from words: inout Set<String>) {
        let plants: Set = ["peanut", "almond", "cashew", "sesame", "sunflower", "hazelnut", "pistachio"]
        if !words.isDisjoint(with: plants), !words.contains("chocolate") { words.remove("butter") }
    }

    /// A plain egg holds no milk; what is made of eggs may.
    private static func dairyOrEgg(_ words: Set<String>) -> FoodContents {
        guard words.contains("egg") || words.contains("eggnog") else { return .dairy }
        let plain: Set = ["raw", "boiled", "poached", "fried"]
        return words.isDisjoint(with: plain) || words.contains("substitute") ? [.egg, .dairy] : .egg
    }

    /// Only grains that name themselves first and nothing else besides.
    private static func isGlutenFreeGrain(_ name: String) -> Bool {
        let grains: Set = ["rice", "quinoa", "millet", "buckwheat", "amaranth", "teff", "sorghum", "corn", "tapioca"]
        return Wording.pieces(name).first.map { grains.contains(Wording.singular($0)) } ?? false
    }

    /// What any food of a source's group may contain; a group that isn't here may contain anything.
    private static let groups: [String: FoodContents] = [
        "Fruits and Fruit Juices": [],
        "Vegetables and Vegetable Products": [],
        "Legumes and Legume Products": [],
        "Spices and Herbs": [],
        "Cereal Grains and Pasta": [],
        "Dairy and Egg Products": [],
        "Finfish and Shellfish Products": .fish,
        "Nut and Seed Products": .nuts,
        "Poultry Products": .meat,
        "Beef Products": .meat,
        "Lamb, Veal, and Game Products": .meat,
        "Pork Products": [.meat, .pork],
        "Sausages and Luncheon Meats": FoodContents.allergens.union([.meat, .pork]),
        "Fats and Oils": .allergens,
        "Beverages": .allergens,
        "Sweets": .allergens,
        "Snacks": .allergens,
        "Breakfast Cereals": .allergens,
        "Baked Products": .allergens,
    ]

    private static let words: [String: FoodContents] = {
        var contents: [String: FoodContents] = [:]
        for (content, text) in ContentWords.table {
            for word in Wording.pieces(text) { contents[Wording.singular(word), default: []].formUnion(content) }
        }
        return contents
    }()
}
