import FoodCatalogue

/// The facts in every entry's columns, so that a day can be added up without reading whole foods.
enum KeyFact: Int, CaseIterable, Sendable {
    case kcal, fat, carbohydrate, protein, fibre, sugars, saturatedFat, sodium

    /// A stored list, because the compiler's own makes a new one for every entry.
    static let allCases: [KeyFact] = [
        .kcal, .fat, .carbohydrate, .protein, .fibre, .sugars, .saturatedFat, .sodium,
    ]

    /// The number in USDA's nutrient table (SR28, NUTR_DEF); sodium is in milligrams, the others in grams or kcal.
    var nutrient: Int {
        switch self {
        case .kcal: 208
        case .fat: 204
        case .carbohydrate: 205
        case .protein: 203
        case .fibre: 291
        case .sugars: 269
        case .saturatedFat: 606
        case .sodium: 307
        }
    }

    static let macros: [KeyFact] = [.carbohydrate, .protein, .fat]

    var name: String { Nutrient.numbered(self.nutrient)?.name ?? "" }

    /// The name in the API.
    var key: StaticString {
        switch self {
        case .kcal: "kcal"
        case .fat: "fat"
        case .carbohydrate: "carbohydrate"
        case .protein: "protein"
        case .fibre: "fibre"
        case .sugars: "sugars"
        case .saturatedFat: "saturatedFat"
        case .sodium: "sodium"
        }
    }
}
