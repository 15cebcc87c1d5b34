import HealthMath
import Web

/// The addresses of free time that hold a day; the others are `Places`.
package enum FreeTimeLinks: String, LinkTable {
    package static let name = "freeTime"

    case week = "/free-time/weeks/:day"
    case day = "/free-time/:day"

    static func week(_ day: CalendarDay) -> String { Self.week.path("\(day)") }
    static func day(_ day: CalendarDay) -> String { Self.day.path("\(day)") }
}
