package import HealthMath

/// What a member means to eat in one day.
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
}
