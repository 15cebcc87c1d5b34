/// The addresses of calendars' pages.
package enum CalendarPath {
    package static let all = "/calendars"
    package static let file = "/calendars/file"
    package static let address = "/calendars/address"
    package static let account = "/calendars/account"
    package static let google = "/calendars/google"
    static let googleCallback = "/calendars/google/callback"

    static func removal(_ id: String) -> String { "/calendars/\(id)/removal" }
    static func titles(_ id: String) -> String { "/calendars/\(id)/titles" }
    static func reading(_ id: String) -> String { "/calendars/\(id)/reading" }
    static func choice(_ id: String) -> String { "/calendars/\(id)/choice" }
    static func consentAgain(_ id: String) -> String { "\(self.google)?again=\(id)" }
    static func workouts(_ id: String) -> String { "/calendars/\(id)/workouts" }
}
