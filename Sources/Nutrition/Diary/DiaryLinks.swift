import HealthMath
import Web

/// The addresses of the diary.
package enum DiaryLinks: String, LinkTable {
    package static let name = "diary"

    case entries = "/diary/entries"
    case meals = "/diary/meals"
    case copies = "/diary/copies"
    case newCopy = "/diary/copies/new"
}

extension DiaryLinks {
    static func day(_ day: CalendarDay) -> String { Places.diary(day) }
    static func nutrients(_ day: CalendarDay) -> String { self.day(day) + "/nutrients" }
    static func usual(_ day: CalendarDay) -> String { self.day(day) + "/usual" }

    static func entry(_ id: String) -> String { "\(self.entries.path)/\(id)" }
    static func removal(_ id: String) -> String { self.entry(id) + "/removal" }
    static func restoration(_ id: String) -> String { self.entry(id) + "/restoration" }

    /// The look at a copy, of one meal or of the whole day.
    static func copy(from day: CalendarDay, meal: String = "", to target: CalendarDay) -> String {
        "\(self.newCopy.path)?from=\(day)&meal=\(FoodLinks.escaped(meal))&to=\(target)"
    }
    static func copyRemoval(_ id: String) -> String { "\(self.copies.path)/\(id)/removal" }
}
