import HealthMath
import Web

/// The addresses of what is counted and measured on a day.
enum MeasurementLinks {
    static func day(_ day: CalendarDay) -> String { Places.diary(day) + "/readings" }
    static func water(_ day: CalendarDay) -> String { Places.diary(day) + "/water" }
    static func steps(_ day: CalendarDay) -> String { Places.diary(day) + "/steps" }
    static func measures(_ day: CalendarDay) -> String { Places.diary(day) + "/measures" }
}
