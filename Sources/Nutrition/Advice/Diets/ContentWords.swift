import FoodCatalogue

/// Derives a food's contents from its group and the words of its name.
enum ContentWords {
    static func contents(of group: String, _ name: String) -> FoodContents {
        var words = Set(Wording.pieces(name).map(Wording.singular))
        self.takeNutButters(from: &words)
        if group == "Fats and Oils", words.isSubset(of: self.plainOils) { return [] }
        var contents = self.groups[group] ?? .anything
        for word in words.subtracting(self.harmless(words, in: group)) {
            contents.formUnion(self.words[word] ?? [])
            if word.hasSuffix("nut"), !words.contains("squash") { contents.insert(.nuts) }
            if word.hasSuffix("fish") { contents.insert(.fish) }
        }
        switch group {
        case "Dairy and Egg Products": contents.formUnion(self.dairyOrEgg(words))
        case "Cereal Grains and Pasta":
            if !self.isGlutenFreeGrain(name), !self.isRiceNoodle(words) { contents.insert(.gluten) }
        case "Finfish and Shellfish Products": if words.contains("canned") { contents.insert(.soy) }
        default: break
        }
        // A food of other groups may contain every allergen anyway.
        let mayHaveAll = contents.isSuperset(of: .allergens)
        if !mayHaveAll, self.isUnknownDish(name, in: group) { contents = .anything }
        return contents
    }

    /// Removes "butter" when the words name a nut or seed (and no chocolate), because nut butters contain no milk.
    private static func takeNutButters(from words: inout Set<String>) {
        let plants: Set = ["peanut", "almond", "cashew", "sesame", "sunflower", "hazelnut", "pistachio"]
        if !words.isDisjoint(with: plants), !words.contains("chocolate") { words.remove("butter") }
    }

    /// Returns words that mean something else here: a coconut has milk and meat, a fried egg no breading, and noodles
    /// of rice and the flour of chickpeas no wheat.
    private static func harmless(_ words: Set<String>, in group: String) -> Set<String> {
        switch group {
        case "Nut and Seed Products" where words.contains("coconut"): ["milk", "meat"]
        case "Dairy and Egg Products" where words.contains("egg"): ["fried"]
        case "Cereal Grains and Pasta" where self.isRiceNoodle(words): ["noodle"]
        case "Legumes and Legume Products" where words.isSubset(of: self.chickpeaFlour): ["flour"]
        default: []
        }
    }

    private static let chickpeaFlour = Set(["chickpea", "flour", "besan"].map(Wording.singular))

    private static func isRiceNoodle(_ words: Set<String>) -> Bool {
        words.isSuperset(of: ["rice", "noodle"])
            && words.isSubset(of: self.grainPreparations.union(["rice", "noodle"]))
    }

    /// Tells dairy from egg: a plain egg contains no milk; a dish of eggs may.
    private static func dairyOrEgg(_ words: Set<String>) -> FoodContents {
        guard words.contains("egg") || words.contains("eggnog") else { return .dairy }
        let plain: Set = ["raw", "boiled", "poached", "fried"]
        return words.isDisjoint(with: plain) || words.contains("substitute") ? [.egg, .dairy] : .egg
    }

    /// Returns whether the name is a gluten-free grain and how it is prepared, and nothing else.
    private static func isGlutenFreeGrain(_ name: String) -> Bool {
        let words = Wording.pieces(name).map(Wording.singular)
        return words.first.map(self.glutenFreeGrains.contains) == true
            && words.allSatisfy { self.glutenFreeGrains.contains($0) || self.grainPreparations.contains($0) }
    }

    /// Returns whether the name is of a mixture, some of whose parts may be anything.
    private static func isUnknownDish(_ name: String, in group: String) -> Bool {
        name.split { ",()".contains($0) }.contains { clause in
            let words = Wording.pieces(clause).map(Wording.singular)
            if !self.dishes.isDisjoint(with: words) { return true }
            // Chili is a pepper, but among the legumes a dish.
            if group == "Legumes and Legume Products", words.first == self.chili { return true }
            guard let joint = words.firstIndex(where: self.joints.contains) else { return false }
            return !words[joint...].allSatisfy(self.isKnownPart)
        }
    }

    private static let chili = Wording.singular("chili")

    /// Returns whether a word is of no content, or of one that the tables tell.
    private static func isKnownPart(_ word: String) -> Bool {
        self.joints.contains(word) || self.plainParts.contains(word) || self.words[word] != nil
            || word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The contents that any food of a group may have; foods of other groups may contain anything.
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
