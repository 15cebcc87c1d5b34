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
