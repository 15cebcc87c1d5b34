import FoodCatalogue
import HealthMath
import Members

/// Writes a nutrient's amounts in the member's unit of energy, or else the nutrient's own unit.
struct NutrientMeasure: Sendable {
    let nutrient: Nutrient
    let units: Units

    var unit: String { self.isEnergy ? self.units.energy.rawValue : self.nutrient.unit }

    func shown(_ amount: Double) -> Double {
        self.isEnergy ? self.units.energy.unit.amount(kilocalories: amount) : amount
    }

    /// Returns the amount without its unit, for tables.
    func number(_ amount: Double) -> String {
        Numerals.text(self.shown(amount), decimals: self.nutrient.decimals)
    }

    /// Returns the amount with its unit.
    func text(_ amount: Double) -> String { "\(self.number(amount)) \(self.unit)" }

    private var isEnergy: Bool { self.nutrient.number == Nutrient.energy }
}
