import HealthMath
import Members

/// A day's energy in the whole numbers that are shown, so that rows, meals and the ring add up to each other.
struct ShownEnergy {
    let units: Units

    /// In the member's unit.
    func whole(_ kilocalories: Double) -> Double { self.units.energy.unit.amount(kilocalories: kilocalories).rounded() }

    /// The sum of the rows; a row whose energy is unknown adds nothing.
    func sum(_ entries: [DiaryEntry]) -> Double {
        entries.reduce(0) { $0 + ($1.facts[.kcal].map(self.whole) ?? 0) }
    }
}
