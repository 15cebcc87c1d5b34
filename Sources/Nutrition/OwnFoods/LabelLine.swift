import FoodCatalogue

/// A line of a label: the form's field and the nutrient.
struct LabelLine: Sendable {
    let field: String
    let nutrient: Int
    let name: String
    /// The unit in which it is typed and stored.
    let unit: String

    private init(_ field: String, _ number: Int, _ name: String? = nil) {
        let nutrient = Nutrient.numbered(number)
        self.field = field
        self.nutrient = number
        self.name = name ?? nutrient?.name ?? field
        self.unit = nutrient?.unit ?? "g"
    }

    /// The most that 100 g of anything can have, in its unit.
    var most: Double {
        switch self.unit {
        case "mg": 100_000
        case "µg": 100_000_000
        default: 100
        }
    }

    /// The nutrients on every label beside energy and salt.
    static let main = [
        LabelLine("fat", Nutrient.fat), LabelLine("saturatedFat", 606, "of which saturated"),
        LabelLine("carbohydrate", Nutrient.carbohydrate), LabelLine("sugars", 269, "of which sugars"),
        LabelLine("fibre", 291, "Fibre"), LabelLine("protein", Nutrient.protein),
    ]

    /// The nutrients on some labels.
    static let more = [
        LabelLine("transFat", 605), LabelLine("monounsaturatedFat", 645), LabelLine("polyunsaturatedFat", 646),
        LabelLine("cholesterol", 601), LabelLine("alcohol", 221), LabelLine("caffeine", 262),
        LabelLine("potassium", 306), LabelLine("calcium", 301), LabelLine("iron", 303), LabelLine("magnesium", 304),
        LabelLine("zinc", 309), LabelLine("vitaminA", 320), LabelLine("vitaminC", 401), LabelLine("vitaminD", 328),
        LabelLine("vitaminE", 323), LabelLine("vitaminB6", 415), LabelLine("vitaminB12", 418),
    ]

    static let all = main + more
    static let sodium = 307
    /// Converts grams of salt to milligrams of sodium.
    ///
    /// Salt is 2.5 times the sodium: Regulation (EU) No 1169/2011, Annex I, point 11.
    static let sodiumPerSalt = 1_000 / 2.5
}
