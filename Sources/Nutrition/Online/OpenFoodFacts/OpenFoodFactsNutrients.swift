import FoodCatalogue
import OutboundHTTP

/// Reads a product's nutrients as Open Food Facts writes them: `…_100g` in grams, whatever unit was typed.
struct OpenFoodFactsNutrients {
    /// Per 100 g.
    let nutrients: Nutrients
    /// Whether the energy was computed.
    let isEnergyDerived: Bool

    /// Reads the amounts; one that is given only for a serving counts when the serving's weight is known.
    init(_ nutriments: LenientJSONObject, serving: Double?) {
        let amount = { (name: String) -> Double? in
            if let amount = nutriments.number(name + "_100g") { return amount }
            guard let serving, let amount = nutriments.number(name + "_serving") else { return nil }
            return amount * 100 / serving
        }
        var pairs = Self.names.map { name, number in
            (number, amount(name).map { $0 * ProductFacts.perGram(number) })
        }
        // Salt is sodium times 2.5 (Regulation (EU) 1169/2011, annex I); sodium counts in mg.
        pairs.append((307, amount("salt").map { $0 / 2.5 * 1_000 }))
        // Alcohol is given in per cent by volume.
        pairs.append((221, amount("alcohol").map { $0 * ProductFacts.ethanol }))
        pairs.append((Nutrient.energy, amount("energy-kcal")))
        // `energy` has no unit in its name and is in kilojoules.
        pairs.append((Nutrient.kilojoules, amount("energy-kj") ?? amount("energy")))
        var believed = Nutrients(pairs.compactMap { number, amount in amount.map { (number, $0) } }).plausible
        // Plausible kilocalories are the label's own; kilojoules are used when there are none.
        if believed.stored(Nutrient.energy) != nil { believed[Nutrient.kilojoules] = nil }
        let derived = believed.kcal == nil ? Self.energy(of: believed) : nil
        if let derived { believed[Nutrient.energy] = derived }
        self.nutrients = believed
        self.isEnergyDerived = derived != nil
    }

    /// Computes the energy as for imported products (`ProductFacts`): 9, 4, 4 and 7 kcal a gram of fat, carbohydrate,
    /// protein and alcohol.
    private static func energy(of nutrients: Nutrients) -> Double? {
        guard let fat = nutrients.fat, let carbohydrate = nutrients.carbohydrate, let protein = nutrients.protein else {
            return nil
        }
        return 9 * fat + 4 * carbohydrate + 4 * protein + 7 * (nutrients[221] ?? 0)
    }

    /// Its names with USDA's numbers: those that imports read, then those read of single products only.
    private static let names: [(String, Int)] =
        ProductFact.nutrientColumns.map { ($0.column.replacing("_100g", with: ""), $0.number) } + [
            ("sucrose", 210), ("glucose", 211), ("fructose", 212), ("lactose", 213), ("maltose", 214),
            ("copper", 312), ("fluoride", 313), ("manganese", 315), ("selenium", 317), ("vitamin-k", 430),
            ("vitamin-b1", 404), ("vitamin-b2", 405), ("vitamin-pp", 406), ("pantothenic-acid", 410),
            ("vitamin-b9", 417), ("choline", 421),
        ]
}
