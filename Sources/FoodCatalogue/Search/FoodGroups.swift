/// Tells how usual the foods of a source's group are, as a head start in the ranking.
///
/// Whole foods rank before dishes and ready-made food, baby food and rare foods last.
enum FoodGroups {
    static func standing(_ group: String) -> Double { self.standings[group] ?? 0 }

    /// Returns whether the foods of this group are taken to be raw when nobody asked for them cooked.
    static func isEatenRaw(_ group: String) -> Bool { self.raw.contains(group) }

    private static let standings: [String: Double] = [
        "Dairy and Egg Products": 0.3,
        "Baby Foods": -5,
        "Fruits and Fruit Juices": 0.5,
        "Vegetables and Vegetable Products": 0.3,
        "Lamb, Veal, and Game Products": -1,
        "Fast Foods": -0.5,
        "Meals, Entrees, and Side Dishes": -0.5,
        "American Indian/Alaska Native Foods": -3,
        "Restaurant Foods": -1.5,
    ]

    private static let raw: Set<String> = [
        "Fruits and Fruit Juices", "Vegetables and Vegetable Products", "Finfish and Shellfish Products",
    ]
}
