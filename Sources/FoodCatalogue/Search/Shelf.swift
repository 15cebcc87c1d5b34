/// A category that some names begin with; the food itself comes after it: "Fish, salmon", "Nuts, cashew nuts".
struct Shelf {
    /// What a name loses when the category wasn't asked for.
    let cost: Double
    /// Whether the category makes another food of it: rice wine is not rice, almond oil no almonds.
    let isComposite: Bool

    /// Returns the category with these words; nil when they name a food.
    static func named(_ words: [String]) -> Shelf? {
        guard self.names.contains(words) else { return nil }
        let cost = words.compactMap { self.costs[$0] }.reduce(nil) { max($0 ?? 0, $1) } ?? 0.3
        return Shelf(cost: cost, isComposite: words.contains(where: self.composite.contains))
    }

    private static let names = Set(
        [
            "Fish", "Nuts", "Crustaceans", "Mollusks", "Spices", "Beverages", "Alcoholic beverage", "Cereals",
            "Cereals ready-to-eat", "Fast foods", "Snacks", "Candies", "Restaurant", "Seeds", "Game meat", "Sauce",
            "Seaweed", "Frozen novelties", "Sweeteners", "Syrups", "Animal fat", "Oil", "Sausage", "Salad dressing",
            "Formulated bar", "Gelatin desserts", "Puddings", "Cheese", "Soup", "Leavening agents", "Squash", "Lettuce",
            "Melons",
        ].map { Wording.words($0) }
    )

    private static let costs: [String: Double] = [
        "pudding": 2.5, "soup": 2.5, "candy": 2.5, "snack": 2.5, "sauce": 2.5, "novelty": 2.5, "dessert": 2.5,
        "game": 2.5, "sausage": 2.5, "fast": 1.5, "restaurant": 1.5, "dressing": 1.5, "alcoholic": 1.5, "cereal": 1.5,
        "formulated": 1.5, "seaweed": 0.8, "squash": 0.8,
    ]

    private static let composite: Set<String> = [
        "oil", "pudding", "soup", "alcoholic", "sausage", "syrup", "game", "animal", "sauce", "candy", "snack",
        "cereal", "dressing", "fast", "restaurant",
    ]
}
