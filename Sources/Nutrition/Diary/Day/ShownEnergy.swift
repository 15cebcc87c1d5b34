import HealthMath
import Members

/// Energy in the whole numbers that are shown, so that what stands on pages adds up.
struct ShownEnergy: Sendable, Equatable {
    let units: Units

    /// Returns it in the member's unit.
    func whole(_ kilocalories: Double) -> Double { self.units.whole(kilocalories: kilocalories) }

    /// Returns the sum of rows of which each is shown rounded.
    func sum(_ rows: some Sequence<Double>) -> Double { rows.reduce(0) { $0 + self.whole($1) } }

    func sum(_ entries: [DiaryEntry]) -> Double { self.sum(entries.lazy.compactMap { $0.facts[.kcal] }) }

    /// Returns whole numbers for the parts of a sum that is shown rounded.
    func shares(_ kilocalories: [Double]) -> [Double] {
        Self.wholeParts(kilocalories.map(self.units.energy.unit.amount(kilocalories:)))
    }

    /// Returns whole numbers that add up to the rounded sum of these, none off by one or more (largest remainders).
    static func wholeParts(_ exact: [Double]) -> [Double] {
        var shares = exact.map { $0.rounded(.down) }
        let missing = exact.reduce(0, +).rounded() - shares.reduce(0, +)
        guard missing > 0 else { return shares }
        let byRemainder = exact.indices.sorted { exact[$0] - shares[$0] > exact[$1] - shares[$1] }
        for index in byRemainder.prefix(Int(min(missing, Double(exact.count)))) { shares[index] += 1 }
        return shares
    }
}
