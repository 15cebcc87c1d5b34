import FoodCatalogue
import HealthMath
import Members

/// A nutrient as a member reads it: in their unit of energy, else in its own.
struct NutrientMeasure: Sendable {
    let nutrient: Nutrient
    let units: Units

    var unit: String { self.isEnergy ? self.units.energy.rawValue : self.nutrient.unit }

    func shown(_ amount: Double) -> Double {
        self.isEnergy ? self.units.energy.unit.amount(kilocalories: amount) : amount
    }

    /// Without its unit: tables name it once.
    func number(_ amount: Double) -> String {
        Numerals.text(self.shown(amount), decimals: self.nutrient.decimals)
    }

    /// With its unit.
    func text(_ amount: Double) -> String { "\(self.number(amount)) \(self.unit)" }

    private var isEnergy: Bool { self.nutrient.number == Nutrient.energy }
}
