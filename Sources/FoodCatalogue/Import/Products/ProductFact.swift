/// A fact that a file of products can have, under the name that `--columns` uses and under Open Food Facts' names.
package struct ProductFact: Sendable, Hashable {
    enum Meaning: Sendable, Hashable {
        case code, name, brand, category, countries, servingSize, servingGrams, scans
        case kilocalories, kilojoules, salt
        /// A nutrient by USDA's number.
        case nutrient(Int)
        /// Per cent by volume.
        case alcoholByVolume
    }

    let name: String
    let meaning: Meaning
    /// Column names in the order in which they are tried.
    let columns: [String]

    private init(_ name: String, _ meaning: Meaning, _ columns: String...) {
        self.name = name
        self.meaning = meaning
        self.columns = columns
    }

    private init(_ name: String, _ number: Int, _ column: String) {
        self.name = name
        self.meaning = .nutrient(number)
        self.columns = [column]
    }

    static let code = ProductFact("code", .code, "code")
    static let title = ProductFact("name", .name, "product_name", "product_name_en", "generic_name")
    static let countries = ProductFact("countries", .countries, "countries_tags", "countries_en", "countries")

    static let all: [ProductFact] =
        [
            code, title, countries,
            ProductFact("brand", .brand, "brands"),
            ProductFact("category", .category, "main_category_en", "pnns_groups_2", "food_groups_en"),
            ProductFact("servingSize", .servingSize, "serving_size"),
            ProductFact("servingGrams", .servingGrams, "serving_quantity"),
            ProductFact("scans", .scans, "unique_scans_n"),
            ProductFact("kilocalories", .kilocalories, "energy-kcal_100g"),
            ProductFact("kilojoules", .kilojoules, "energy-kj_100g", "energy_100g"),
            ProductFact("salt", .salt, "salt_100g"),
            ProductFact("alcohol", .alcoholByVolume, "alcohol_100g"),
        ] + nutrients

    /// Open Food Facts' columns of nutrients, and USDA's numbers: ("fat_100g", 204).
    package static let nutrientColumns: [(column: String, number: Int)] = Self.all.compactMap { fact in
        guard case .nutrient(let number) = fact.meaning, let column = fact.columns.first else { return nil }
        return (column, number)
    }

    private static let nutrients = [
        ProductFact("fat", 204, "fat_100g"),
        ProductFact("saturatedFat", 606, "saturated-fat_100g"),
        ProductFact("monounsaturatedFat", 645, "monounsaturated-fat_100g"),
        ProductFact("polyunsaturatedFat", 646, "polyunsaturated-fat_100g"),
        ProductFact("transFat", 605, "trans-fat_100g"),
        ProductFact("cholesterol", 601, "cholesterol_100g"),
        ProductFact("carbohydrate", 205, "carbohydrates_100g"),
        ProductFact("sugars", 269, "sugars_100g"),
        ProductFact("starch", 209, "starch_100g"),
        ProductFact("fiber", 291, "fiber_100g"),
        ProductFact("protein", 203, "proteins_100g"),
        ProductFact("sodium", 307, "sodium_100g"),
        ProductFact("caffeine", 262, "caffeine_100g"),
        ProductFact("vitaminA", 320, "vitamin-a_100g"),
        ProductFact("vitaminC", 401, "vitamin-c_100g"),
        ProductFact("vitaminD", 328, "vitamin-d_100g"),
        ProductFact("vitaminE", 323, "vitamin-e_100g"),
        ProductFact("vitaminB6", 415, "vitamin-b6_100g"),
        ProductFact("vitaminB12", 418, "vitamin-b12_100g"),
        ProductFact("calcium", 301, "calcium_100g"),
        ProductFact("iron", 303, "iron_100g"),
        ProductFact("magnesium", 304, "magnesium_100g"),
        ProductFact("phosphorus", 305, "phosphorus_100g"),
        ProductFact("potassium", 306, "potassium_100g"),
        ProductFact("zinc", 309, "zinc_100g"),
    ]
}
