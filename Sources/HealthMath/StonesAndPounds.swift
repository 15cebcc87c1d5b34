/// A weight as people say it in Britain: eleven stone four.
package struct StonesAndPounds: Hashable, Sendable {
    package let stones: Int
    /// To a tenth, always below 14.
    package let pounds: Double

    /// Creates the weight to the nearest tenth of a pound, carried so that it never reads 11 st 14 lb.
    ///
    /// Takes a weight within `Plausible.kilograms`.
    package init(kilograms: Double) {
        let tenths = Int((WeightUnit.pound.amount(kilograms: kilograms) * 10).rounded())
        self.stones = tenths / 140
        self.pounds = Double(tenths % 140) / 10
    }
}
