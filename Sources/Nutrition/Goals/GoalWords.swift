import HealthMath
import Members

/// How goals are said.
enum GoalWords {
    /// "14 March 2027".
    static func day(_ day: CalendarDay) -> String {
        "\(day.day) \(Self.months[day.month - 1]) \(day.year)"
    }

    static func name(_ weekday: Weekday) -> String { Self.weekdays[weekday.rawValue - 1] }

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

    /// Rounds a weight up, in pounds to the next tenth, so that typing it is enough.
    static func weight(atLeast kilograms: Double, in units: Units) -> String {
        guard units.weight != .kg else { return units.text(kilograms: kilograms) }
        let pounds = Self.up(WeightUnit.pound.amount(kilograms: kilograms), to: 10)
        return units.text(kilograms: WeightUnit.pound.kilograms(pounds))
    }

    /// The next lower of so many parts of one.
    static func down(_ value: Double, to parts: Double) -> Double {
        (value * parts + Self.rounding).rounded(.down) / parts
    }

    /// The next higher of so many parts of one.
    static func up(_ value: Double, to parts: Double) -> Double {
        (value * parts - Self.rounding).rounded(.up) / parts
    }

    // 0.57 × 100 must not read 0.56 by the last bit of a double.
    private static let rounding = 1e-6

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}

extension Weekday {
    /// As forms and devices name it: "monday".
    var field: String { GoalWords.name(self).lowercased() }
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
