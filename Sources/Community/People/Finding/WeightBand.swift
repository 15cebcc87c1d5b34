import HealthMath
import Members

/// A range of ten kilograms, which is as exact as a search reveals anybody's weight.
struct WeightBand: Sendable, Equatable, RawRepresentable {
    /// The lower end in kilograms, a multiple of ten; the first band has all lighter weights, the last all heavier
    /// ones.
    let rawValue: Int

    init?(rawValue: Int) {
        guard Self.all.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    static let all = Array(stride(from: 40, through: 150, by: 10))

    func holds(_ kilograms: Double) -> Bool {
        (self.rawValue == Self.all.first || kilograms >= Double(self.rawValue))
            && (self.rawValue == Self.all.last || kilograms < Double(self.rawValue + 10))
    }

    /// Returns text such as "70 to 80 kg", "154 to 176 lb".
    func label(in units: Units) -> String {
        let unit: (weight: WeightUnit, name: String) = units.weight == .kg ? (.kilogram, "kg") : (.pound, "lb")
        func text(_ kilograms: Int) -> String {
            Numerals.text(unit.weight.amount(kilograms: Double(kilograms)))
        }
        if self.rawValue == Self.all.first { return "Under \(text(self.rawValue + 10)) \(unit.name)" }
        if self.rawValue == Self.all.last { return "\(text(self.rawValue)) \(unit.name) and more" }
        return "\(text(self.rawValue)) to \(text(self.rawValue + 10)) \(unit.name)"
    }
}

/// A member's first and target weights in kilograms; nil where unknown.
package struct KnownWeights: Sendable, Equatable {
    package let start: Double?
    package let target: Double?

    package init(start: Double?, target: Double?) {
        self.start = start
        self.target = target
    }
}
