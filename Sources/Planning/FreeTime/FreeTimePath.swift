import HealthMath

/// The addresses of free time.
enum FreeTimePath {
    static let week = "/free-time"
    static let settings = "/free-time/settings"

    static func week(_ day: CalendarDay) -> String { "/free-time/weeks/\(day)" }
    static func day(_ day: CalendarDay) -> String { "/free-time/\(day)" }
}
