import HealthMath
import Web

/// How goals are said.
enum GoalWords {
    /// "14 March 2027".
    static func day(_ day: CalendarDay) -> String {
        "\(day.day) \(Self.months[day.month - 1]) \(day.year)"
    }

    /// "Lose 0.5 kg a week".
    static func pace(_ course: WeightCourse, in units: Units) -> String {
        let pace = course.kilogramsPerWeek
        if pace == 0 { return "Keep your weight" }
        let unit = Self.paceUnit(units)
        let amount = max(unit.amount(kilograms: abs(pace)), 0.01)
        return "\(pace < 0 ? "Lose" : "Gain") \(Numerals.text(amount, decimals: 2)) \(unit.symbol) a week"
    }

    /// Nobody says a tenth of a stone.
    static func paceUnit(_ units: Units) -> WeightUnit {
        units.weight == .kg ? .kilogram : .pound
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
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
