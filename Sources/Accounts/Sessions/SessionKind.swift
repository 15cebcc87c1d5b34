import Foundation

/// The proof by which a session is known.
enum SessionKind: String, Sendable {
    /// By a cookie, for pages.
    case browser
    /// By a bearer token, for the API.
    case device

    /// The longest life of a session in seconds, however often it is used.
    static let longest: TimeInterval = 365 * 86_400

    /// Returns the seconds after the last use until a session ends: 90 days if it is remembered, else 12 hours.
    static func lifetime(remembered: Bool) -> TimeInterval {
        remembered ? 90 * 86_400 : 12 * 3_600
    }
}
