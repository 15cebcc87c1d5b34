import FoodCatalogue

extension Nutrients {
    /// The nutrients without those that 100 g of a food can't have.
    ///
    /// No part weighs more than the whole. Pure fat has 9 kcal a gram (Regulation (EU) 1169/2011, annex XIV), so at
    /// most 900 kcal or 3,766 kJ in 100 g, and a little for rounding. Fat, carbohydrate and protein that weigh more
    /// than 105 g together contradict each other: then all three are dropped.
    var plausible: Nutrients {
        var believed = Nutrients(
            self.amounts.compactMap { amount in
                guard let nutrient = Nutrient.numbered(amount.number), amount.value.isFinite,
                    (0...Self.most(nutrient)).contains(amount.value)
                else { return nil }
                return (amount.number, amount.value)
            }
        )
        let macros = [Nutrient.fat, Nutrient.carbohydrate, Nutrient.protein]
        if macros.compactMap({ believed.stored($0) }).reduce(0, +) > 105 {
            for macro in macros { believed[macro] = nil }
        }
        for (part, whole) in Self.parts {
            if let amount = believed.stored(part), let all = believed.stored(whole), amount > 1.05 * all + 0.5 {
                believed[part] = nil
            }
        }
        return believed
    }

    private static func most(_ nutrient: Nutrient) -> Double {
        switch nutrient.unit {
        case "kcal": 950
        case "kJ": 4_000
        case "g": 100
        case "mg": 100_000
        case "µg": 100_000_000
        default: 10_000_000
        }
    }

    /// Nutrients that are part of others: saturated, trans, monounsaturated and polyunsaturated fat of fat; sugars of
    /// carbohydrate.
    private static let parts = [
        (606, Nutrient.fat), (605, Nutrient.fat), (645, Nutrient.fat), (646, Nutrient.fat),
        (269, Nutrient.carbohydrate),
    ]
}
