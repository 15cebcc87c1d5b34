import Foundation

/// How a session proves itself.
enum SessionKind: String, Sendable {
    /// By a cookie, for pages.
    case browser
    /// By a bearer token, for the API.
    case device

    /// Seconds after it began until a session ends, however often it is seen.
    static let longest: TimeInterval = 365 * 86_400

    /// Seconds after it was last seen until a session ends: 90 days for who is to be remembered, else 12 hours.
    static func lifetime(remembered: Bool) -> TimeInterval {
        remembered ? 90 * 86_400 : 12 * 3_600
    }
}
