import Foundation
import Storage
import Web

/// The addresses of calendars.
enum CalendarLinks: String, LinkTable {
    static let name = "calendars"

    case file = "/calendars/file"
    case address = "/calendars/address"
    case account = "/calendars/account"
    /// These two exist where the operator registered an application at Google.
    case google = "/calendars/google"
    case googleCallback = "/calendars/google/callback"

    case removal = "/calendars/:id/removal"
    case restoration = "/calendars/:id/restoration"
    case titles = "/calendars/:id/titles"
    case reading = "/calendars/:id/reading"
    case choice = "/calendars/:id/choice"
    case renaming = "/calendars/:id/name"
    case workouts = "/calendars/:id/workouts"
}

extension CalendarLinks {
    /// Returns the address of a calendar's card in the list.
    static func card(_ id: String) -> String { "\(Places.calendars.path)#\(self.cardID(id))" }
    static func cardID(_ id: String) -> String { "calendar-\(id)" }
    static func removal(_ id: String) -> String { self.removal.path(id) }
    static func restoration(_ id: String) -> String { self.restoration.path(id) }
    static func titles(_ id: String) -> String { self.titles.path(id) }
    static func reading(_ id: String) -> String { self.reading.path(id) }
    static func choice(_ id: String) -> String { self.choice.path(id) }
    static func renaming(_ id: String) -> String { self.renaming.path(id) }
    /// Returns the address of the list at a calendar's card, which shows itself again until the reading that was asked
    /// for then has ended.
    static func reading(_ id: String, since moment: Date) -> String {
        "\(self.readings(of: id, since: moment))#\(self.cardID(id))"
    }
    /// Returns the address of the list, which shows itself again until what is read has been; nil for what was due
    /// without being asked for.
    static func readings(of id: String?, since moment: Date) -> String {
        "\(Places.calendars.path)?asked=\(moment.milliseconds)" + (id.map { "&calendar=\($0)" } ?? "")
    }
    static func consentAgain(_ id: String) -> String { "\(self.google.path)?again=\(id)" }
    static func workouts(_ id: String) -> String { self.workouts.path(id) }
}

/// Paths that only devices ask.
enum CalendarAPI: String, RoutePath {
    case file = "/calendars/ics"
    case calendar = "/calendars/:id"
}
