/// A household measure of a food and its weight: "1 cup, quartered or chopped", 125 g.
package struct Measure: Sendable, Hashable, Codable {
    package let label: String
    package let grams: Double

    package init(label: String, grams: Double) {
        self.label = label
        self.grams = grams
    }

    /// Writes an amount as a cook would: 0.5 "cup" is "1/2 cup", 3 "oz" is "3 oz".
    static func label(amount: Double, of unit: String) -> String {
        let fractions: [(value: Double, words: String)] = [
            (0.125, "1/8"), (0.25, "1/4"), (0.33, "1/3"), (0.5, "1/2"), (0.67, "2/3"), (0.75, "3/4"),
        ]
        let fraction = fractions.first { abs($0.value - amount) < 0.006 }?.words
        return "\(fraction ?? Nutrients.text(of: amount)) \(unit)"
    }
}
