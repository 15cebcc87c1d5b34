import Foundation
import Web

/// The operator's registration of this server at Google.
package struct GoogleApplication: Sendable {
    /// The scopes: when somebody is busy, without details; and a calendar of our own for planned workouts.
    static let scopes = [
        "https://www.googleapis.com/auth/calendar.events.freebusy",
        "https://www.googleapis.com/auth/calendar.app.created",
    ]

    let id: String
    let secret: String
    /// The redirect URI, exactly as registered.
    let callback: String
    let consentPage: String
    let tokens: String
    let revocation: String
    let calendars: String

    /// `address` replaces Google's servers in tests; nil for Google's own.
    package init(id: String, secret: String, publicAddress: String, address: String? = nil) {
        self.id = id
        self.secret = secret
        self.callback = publicAddress + CalendarLinks.googleCallback.path
        self.consentPage = (address ?? "https://accounts.google.com") + "/o/oauth2/v2/auth"
        self.tokens = (address ?? "https://oauth2.googleapis.com") + "/token"
        self.revocation = (address ?? "https://oauth2.googleapis.com") + "/revoke"
        self.calendars = (address ?? "https://www.googleapis.com") + "/calendar/v3"
    }

    /// Returns the address of Google's page of consent.
    func page(for consent: PendingConsent) -> String {
        let query = FormText.of(
            [
                ("client_id", self.id), ("redirect_uri", self.callback), ("response_type", "code"),
                ("scope", Self.scopes.joined(separator: " ")),
            ] + consent.proof + [
                ("access_type", "offline"),
                // Without it Google gives a refresh token only the first time.
                ("prompt", "consent"),
            ]
        )
        return self.consentPage + "?" + query
    }
}
