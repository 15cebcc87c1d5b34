/// The nutrients of a product as Open Food Facts writes them: `…_100g` in grams, whatever unit was typed.
struct OpenFoodFactsNutrients {
    /// Per 100 g.
    let nutrients: Nutrients

    /// What is told only for a serving counts when the serving's weight is known.
    init(_ nutriments: LooseObject, serving: Double?) {
        let amount = { (name: String) -> Double? in
            if let amount = nutriments.number(name + "_100g") { return amount }
            guard let serving, let amount = nutriments.number(name + "_serving") else { return nil }
            return amount * 100 / serving
        }
        var pairs = Self.names.compactMap { name, number, factor in amount(name).map { (number, $0 * factor) } }
        // Sodium is 40 % of salt by weight, as food labels count it (Regulation (EU) 1169/2011, annex I: salt = sodium × 2.5).
        if let salt = amount("salt") { pairs.append((307, salt / 2.5 * 1_000)) }
        // `energy` has no unit in its name and is in kilojoules.
        pairs += [(Nutrient.kilojoules, amount("energy-kj")), (Nutrient.kilojoules, amount("energy"))].compactMap {
            number,
            amount in amount.map { (number, $0) }
        }
        if let kcal = amount("energy-kcal") { pairs.append((Nutrient.energy, kcal)) }
        var believed = Nutrients(pairs).plausible
        // Kilocalories that can be true are the label's own word; kilojoules speak when there are none.
        if believed.stored(Nutrient.energy) != nil { believed[Nutrient.kilojoules] = nil }
        self.nutrients = believed
    }

    /// Name, USDA's number, and what turns grams into the nutrient's own unit.
    private static let names: [(String, Int, Double)] = [
        ("fat", 204, 1), ("saturated-fat", 606, 1), ("monounsaturated-fat", 645, 1), ("polyunsaturated-fat", 646, 1),
        ("trans-fat", 605, 1), ("cholesterol", 601, 1e3), ("carbohydrates", 205, 1), ("sugars", 269, 1),
        ("starch", 209, 1), ("sucrose", 210, 1), ("glucose", 211, 1), ("fructose", 212, 1), ("lactose", 213, 1),
        ("maltose", 214, 1), ("fiber", 291, 1), ("proteins", 203, 1), ("sodium", 307, 1e3), ("caffeine", 262, 1e3),
        ("calcium", 301, 1e3), ("iron", 303, 1e3), ("magnesium", 304, 1e3), ("phosphorus", 305, 1e3),
        ("potassium", 306, 1e3), ("zinc", 309, 1e3), ("copper", 312, 1e3), ("fluoride", 313, 1e6),
        ("manganese", 315, 1e3), ("selenium", 317, 1e6), ("vitamin-a", 320, 1e6), ("vitamin-c", 401, 1e3),
        ("vitamin-d", 328, 1e6), ("vitamin-e", 323, 1e3), ("vitamin-k", 430, 1e6), ("vitamin-b1", 404, 1e3),
        ("vitamin-b2", 405, 1e3), ("vitamin-pp", 406, 1e3), ("pantothenic-acid", 410, 1e3), ("vitamin-b6", 415, 1e3),
        ("vitamin-b9", 417, 1e6), ("vitamin-b12", 418, 1e6), ("choline", 421, 1e3),
    ]
}
