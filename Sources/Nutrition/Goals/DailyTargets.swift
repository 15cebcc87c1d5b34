package import HealthMath

/// A member's targets for one day.
package struct DailyTargets: Hashable, Sendable {
    package var kilocalories: Double
    /// In grams.
    package var macros: Macros

    package init(kilocalories: Double, macros: Macros) {
        self.kilocalories = kilocalories
        self.macros = macros
    }

    package init(kilocalories: Double, split: MacroSplit) {
        self.init(kilocalories: kilocalories, macros: split.grams(kilocalories: kilocalories))
    }

    /// Returns the targets with another energy and the same proportions.
    package func scaled(to kilocalories: Double) -> DailyTargets {
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
