import HealthMath
import Members

/// What is lifted, in the unit a member thinks in: kilograms, or pounds for stones too.
struct LiftWeight {
    /// "kg" or "lb".
    let name: String
    private let unit: WeightUnit

    init(_ units: Units) { self.init(name: units.weight == .kg ? "kg" : "lb") }

    /// Anything but "lb" is kilograms.
    init(name: String) {
        (self.name, self.unit) = name == "lb" ? ("lb", .pound) : ("kg", .kilogram)
    }

    func text(_ kilograms: Double) -> String {
        Numerals.text(self.unit.amount(kilograms: kilograms), decimals: 1) + " " + self.name
    }

    /// As it stands in a field.
    func typed(_ kilograms: Double) -> String {
        Numerals.typed(self.unit.amount(kilograms: kilograms), decimals: 1)
    }

    func kilograms(_ amount: Double) -> Double { self.unit.kilograms(amount) }
}
