import HealthMath

/// The addresses of free time that hold a day; the others are `Places`.
enum FreeTimeLinks {
    static func week(_ day: CalendarDay) -> String { "/free-time/weeks/\(day)" }
    static func day(_ day: CalendarDay) -> String { "/free-time/\(day)" }
}
