import HealthMath
import Members

/// Writes and reads lifted weights in the member's unit: kilograms, or pounds, also for members who use stones.
struct LiftWeight {
    /// "kg" or "lb".
    let name: String
    private let unit: WeightUnit

    init(_ units: Units) { self.init(units.weight) }

    init(_ weight: Units.Weight) { self.init(name: weight == .kg ? "kg" : "lb") }

    /// Reads a unit; any name but "lb" means kilograms.
    init(name: String) {
        (self.name, self.unit) = name == "lb" ? ("lb", .pound) : ("kg", .kilogram)
    }

    func text(_ kilograms: Double) -> String {
        Numerals.text(self.unit.amount(kilograms: kilograms), decimals: 1) + " " + self.name
    }

    /// Writes a weight as a form field holds it.
    func typed(_ kilograms: Double) -> String {
        Numerals.typed(self.unit.amount(kilograms: kilograms), decimals: 1)
    }

    func amount(_ kilograms: Double) -> Double { self.unit.amount(kilograms: kilograms) }

    /// Rounds to a tenth, as it is written.
    func rounded(_ kilograms: Double) -> Double { (self.amount(kilograms) * 10).rounded() / 10 }

    func kilograms(_ amount: Double) -> Double { self.unit.kilograms(amount) }
}
