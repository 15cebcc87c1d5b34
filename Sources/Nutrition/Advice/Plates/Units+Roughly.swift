import HealthMath
import Members

/// Energy of plates, which nobody weighs to the gram: to ten kcal, or fifty kJ.
extension Units {
    /// Returns text such as "480 kcal".
    func roughly(kilocalories: Double) -> String {
        "\(self.rough(kilocalories: kilocalories)) \(self.energy.rawValue)"
    }

    /// Returns text such as "480".
    func rough(kilocalories: Double) -> String {
        let step = self.energy == .kcal ? 10.0 : 50
        return Numerals.text((self.energy.unit.amount(kilocalories: kilocalories) / step).rounded() * step)
    }
}
