import HealthMath
import Members

/// Energy in the whole numbers that are shown, so that what stands on pages adds up.
struct ShownEnergy: Sendable, Equatable {
    let units: Units

    /// Returns it in the member's unit.
    func whole(_ kilocalories: Double) -> Double { self.units.energy.unit.amount(kilocalories: kilocalories).rounded() }

    /// Returns the sum of rows of which each is shown rounded.
    func sum(_ rows: some Sequence<Double>) -> Double { rows.reduce(0) { $0 + self.whole($1) } }

    func sum(_ entries: [DiaryEntry]) -> Double { self.sum(entries.lazy.compactMap { $0.facts[.kcal] }) }

    /// Returns whole numbers for the parts of a sum that is shown rounded: they add up to it, and none is off by one or
    /// more (largest remainders).
    func shares(_ kilocalories: [Double]) -> [Double] {
        let exact = kilocalories.map(self.units.energy.unit.amount(kilocalories:))
        var shares = exact.map { $0.rounded(.down) }
        let missing = self.whole(kilocalories.reduce(0, +)) - shares.reduce(0, +)
        guard missing > 0 else { return shares }
        let byRemainder = exact.indices.sorted { exact[$0] - shares[$0] > exact[$1] - shares[$1] }
        for index in byRemainder.prefix(Int(min(missing, Double(exact.count)))) { shares[index] += 1 }
        return shares
    }
}
