import HealthMath
import Web

/// The addresses of a day's measurements.
enum MeasurementLinks: String, LinkTable {
    static let name = "measurements"

    case water = "/diary/:day/water"
    case glasses = "/diary/:day/water/glasses"
    case steps = "/diary/:day/steps"
    case measures = "/diary/:day/measures"

    static func day(_ day: CalendarDay) -> String { Places.readings(day) }
    static func water(_ day: CalendarDay) -> String { Self.water.path("\(day)") }
    static func glasses(_ day: CalendarDay) -> String { Self.glasses.path("\(day)") }
    static func steps(_ day: CalendarDay) -> String { Self.steps.path("\(day)") }
    static func measures(_ day: CalendarDay) -> String { Self.measures.path("\(day)") }
}

/// Paths that only devices ask.
enum MeasurementAPI: String, RoutePath {
    case day = "/readings/:day"
    case water = "/water/:day"
    case steps = "/steps/:day"
    case measures = "/measures/:day"
}
