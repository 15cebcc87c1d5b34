import Foundation
import Web

/// How this Spotter is known to Google, as the operator registered it.
package struct GoogleApplication: Sendable {
    /// Seeing when somebody is busy, without what; and a calendar of our own for what is planned.
    static let scopes = [
        "https://www.googleapis.com/auth/calendar.events.freebusy",
        "https://www.googleapis.com/auth/calendar.app.created",
    ]

    let id: String
    let secret: String
    /// Where Google leads browsers back to; as registered, to the letter.
    let callback: String
    let consentPage: String
    let tokens: String
    let revocation: String
    let calendars: String

    /// `address` is another server's in Google's place, for tests; nil for Google's own.
    package init(id: String, secret: String, publicAddress: String, address: String? = nil) {
        self.id = id
        self.secret = secret
        self.callback = publicAddress + CalendarLinks.googleCallback.path
        self.consentPage = (address ?? "https://accounts.google.com") + "/o/oauth2/v2/auth"
        self.tokens = (address ?? "https://oauth2.googleapis.com") + "/token"
        self.revocation = (address ?? "https://oauth2.googleapis.com") + "/revoke"
        self.calendars = (address ?? "https://www.googleapis.com") + "/calendar/v3"
    }
}
