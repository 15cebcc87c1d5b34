import HealthMath

/// The addresses of the diary.
enum DiaryPath {
    static let entries = "/diary/entries"
    static let meals = "/diary/meals"

    static func day(_ day: CalendarDay) -> String { "/diary/\(day)" }
    static func nutrients(_ day: CalendarDay) -> String { "/diary/\(day)/nutrients" }
    static func measurements(_ day: CalendarDay) -> String { "/diary/\(day)/readings" }
    static func entry(_ id: String) -> String { "/diary/entries/\(id)" }
    static func removal(_ id: String) -> String { "/diary/entries/\(id)/removal" }
    static func usual(_ day: CalendarDay) -> String { "/diary/\(day)/usual" }
    static func copyRemoval(_ id: String) -> String { "/diary/copies/\(id)/removal" }
    static func restoration(_ id: String) -> String { "/diary/entries/\(id)/restoration" }

    /// The look at a copy, of one meal or of the whole day.
    static func copy(from day: CalendarDay, meal: String = "", to target: CalendarDay) -> String {
        "/diary/copies/new?from=\(day)&meal=\(FoodPath.escaped(meal))&to=\(target)"
    }
}
