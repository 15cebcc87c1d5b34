/// A height as people say it: five foot eleven.
package struct FeetAndInches: Hashable, Sendable {
    package let feet: Int
    /// To a tenth, always below 12.
    package let inches: Double

    /// Creates the height to the nearest tenth of an inch, carried so that it never reads 5 ft 12 in.
    ///
    /// Takes a height within `Plausible.centimetres`.
    package init(centimetres: Double) {
        let tenths = Int((HeightUnit.inch.amount(centimetres: centimetres) * 10).rounded())
        self.feet = tenths / 120
        self.inches = Double(tenths % 120) / 10
    }
}
