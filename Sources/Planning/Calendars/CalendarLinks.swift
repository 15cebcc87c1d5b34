import Web

/// The addresses of calendars.
package enum CalendarLinks: String, LinkTable {
    package static let name = "calendars"

    case file = "/calendars/file"
    case address = "/calendars/address"
    case account = "/calendars/account"
    /// There where the operator has an application at Google.
    case google = "/calendars/google"
    case googleCallback = "/calendars/google/callback"
}

extension CalendarLinks {
    static func removal(_ id: String) -> String { "/calendars/\(id)/removal" }
    static func titles(_ id: String) -> String { "/calendars/\(id)/titles" }
    static func reading(_ id: String) -> String { "/calendars/\(id)/reading" }
    static func choice(_ id: String) -> String { "/calendars/\(id)/choice" }
    static func consentAgain(_ id: String) -> String { "\(self.google.path)?again=\(id)" }
    static func workouts(_ id: String) -> String { "/calendars/\(id)/workouts" }
}
