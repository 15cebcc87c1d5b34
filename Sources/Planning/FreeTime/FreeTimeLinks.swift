import HealthMath
import Web

/// The addresses of free time with a day in them; the others are among `Places`.
enum FreeTimeLinks: String, LinkTable {
    static let name = "freeTime"

    case week = "/free-time/weeks/:day"
    case day = "/free-time/:day"
    case freeing = "/free-time/:day/freeing"
    case freeingRemoval = "/free-time/:day/freeing/removal"

    /// The days of this week, below what else stands on its page.
    static var days: String { Places.freeTime.path + "#days" }
    static func week(_ day: CalendarDay) -> String { Self.week.path("\(day)") }
    static func day(_ day: CalendarDay) -> String { Self.day.path("\(day)") }
    static func freeing(_ day: CalendarDay) -> String { Self.freeing.path("\(day)") }
    static func freeingRemoval(_ day: CalendarDay) -> String { Self.freeingRemoval.path("\(day)") }
}
