import HealthMath
import Members

/// Writes goals for people.
enum GoalWords {
    /// Returns text such as "Lose 0.5 kg a week".
    static func pace(_ course: WeightCourse, in units: Units) -> String {
        let pace = course.kilogramsPerWeek
        if pace == 0 { return "Keep your weight" }
        let unit = Self.paceUnit(units)
        let amount = max(unit.amount(kilograms: abs(pace)), 0.01)
        return "\(pace < 0 ? "Lose" : "Gain") \(Numerals.text(amount, decimals: 2)) \(unit.symbol) a week"
    }

    /// Returns the unit of a pace, because a tenth of a stone is unusual.
    static func paceUnit(_ units: Units) -> WeightUnit {
        units.weight == .kg ? .kilogram : .pound
    }

    /// Rounds down to a multiple of 1/`parts`.
    static func down(_ value: Double, to parts: Double) -> Double {
        (value * parts + Self.rounding).rounded(.down) / parts
    }

    /// Rounds up to a multiple of 1/`parts`.
    static func up(_ value: Double, to parts: Double) -> Double {
        (value * parts - Self.rounding).rounded(.up) / parts
    }

    // Without it 0.57 × 100 would become 0.56 by the last bit of a double.
    private static let rounding = 1e-6
}

extension WeightUnit {
    var symbol: String {
        switch self {
        case .kilogram: "kg"
        case .pound: "lb"
        case .stone: "st"
        }
    }
}
