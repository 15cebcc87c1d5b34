import FoodCatalogue

/// The part of a plate that a food makes up.
///
/// The parts are those of the Healthy Eating Plate (Harvard T.H. Chan School of Public Health, 2011).
enum PlateRole: String, Sendable, CaseIterable {
    /// Vegetables and fruit, without potatoes.
    case plants
    /// Grain, bread and potatoes.
    case starch
    /// Pulses, fish, eggs, dairy and meat.
    case protein
    /// Nuts, seeds and oil.
    case fat
    /// A dish whose parts aren't told apart.
    case dish

    /// What the legend beside the pictures and their words call it.
    var label: String {
        switch self {
        case .plants: "Vegetables and fruit"
        case .starch: "Grain and potatoes"
        case .protein: "Protein"
        case .fat: "Nuts, seeds and oil"
        case .dish: "Your own dish"
        }
    }

    init(_ food: Food) {
        let words = Set(Wording.pieces(food.name).map(Wording.singular))
        self =
            switch food.group {
            case "Vegetables and Vegetable Products" where !words.isDisjoint(with: ["potato"]): .starch
            case "Vegetables and Vegetable Products" where words.contains("edamame"): .protein
            case "Vegetables and Vegetable Products", "Fruits and Fruit Juices": .plants
            case "Cereal Grains and Pasta", "Baked Products", "Snacks", "Breakfast Cereals": .starch
            case "Nut and Seed Products", "Fats and Oils", "Sweets": .fat
            default: words.contains("peanut") ? .fat : .protein
            }
    }
}
