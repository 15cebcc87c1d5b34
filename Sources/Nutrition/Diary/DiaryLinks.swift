import HealthMath
import Web

/// The addresses of the diary; those of its days are `Places`.
package enum DiaryLinks: String, LinkTable {
    package static let name = "diary"

    case nutrients = "/diary/:day/nutrients"
    case usual = "/diary/:day/usual"
    case entries = "/diary/entries"
    case entry = "/diary/entries/:id"
    case removal = "/diary/entries/:id/removal"
    case restoration = "/diary/entries/:id/restoration"
    case meals = "/diary/meals"
    case copies = "/diary/copies"
    case newCopy = "/diary/copies/new"
    case copyRemoval = "/diary/copies/:id/removal"
}

extension DiaryLinks {
    static func day(_ day: CalendarDay) -> String { Places.diary(day) }
    /// Returns the address of an entry's line in its day.
    static func line(of entry: DiaryEntry) -> String { "\(self.day(entry.day))#\(EntryView.lineID(entry.id))" }
    static func nutrients(_ day: CalendarDay) -> String { self.nutrients.path("\(day)") }
    static func usual(_ day: CalendarDay) -> String { self.usual.path("\(day)") }

    /// Returns the address of the search for what is added to a meal.
    static func addition(to meal: String, on day: CalendarDay) -> String {
        "\(Places.food.path)?\(self.query(meal, on: day))"
    }

    /// Returns a query that names a meal.
    static func query(_ meal: String, on day: CalendarDay) -> String { "day=\(day)&meal=\(meal.escapedForAddress)" }

    static func entry(_ id: String) -> String { self.entry.path(id) }
    static func removal(_ id: String) -> String { self.removal.path(id) }
    static func restoration(_ id: String) -> String { self.restoration.path(id) }

    /// Returns the address of the preview of a copy of one meal or of a whole day.
    static func copy(from day: CalendarDay, meal: String = "", to target: CalendarDay) -> String {
        "\(self.newCopy.path)?from=\(day)&meal=\(meal.escapedForAddress)&to=\(target)"
    }
    /// Returns the address of the preview of a copy onto a day, from the last one before it with food.
    static func copy(onto day: CalendarDay) -> String { "\(self.newCopy.path)?to=\(day)" }
    static func copyRemoval(_ id: String) -> String { self.copyRemoval.path(id) }
}

/// Paths that only devices ask.
enum DiaryAPI: String, RoutePath {
    case entries = "/diary/:day/entries"
    case copies = "/diary/:day/copies"
    case copy = "/diary/copies/:id"
}
