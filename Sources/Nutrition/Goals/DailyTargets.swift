import HealthMath

/// A member's targets for one day.
struct DailyTargets: Hashable, Sendable {
    var kilocalories: Double
    /// In grams.
    var macros: Macros

    /// Returns the targets with another energy and the same proportions.
    func scaled(to kilocalories: Double) -> DailyTargets {
        let scale = self.kilocalories > 0 ? kilocalories / self.kilocalories : 0
        return DailyTargets(
            kilocalories: kilocalories,
            macros: Macros(
                fat: self.macros.fat * scale,
                carbohydrate: self.macros.carbohydrate * scale,
                protein: self.macros.protein * scale
            )
        )
    }
}

extension DailyTargets {
    init(kilocalories: Double, split: MacroSplit) {
        self.init(kilocalories: kilocalories, macros: split.grams(kilocalories: kilocalories))
    }
}
