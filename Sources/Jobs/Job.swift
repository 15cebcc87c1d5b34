package import Foundation

/// A piece of work that must happen later, even if the program is restarted before.
package struct Job: Sendable, Equatable {
    package let id: Int64
    package let kind: String
    package let payload: String
    /// How often it was begun, this time included.
    package let attempt: Int
}

/// What a handler says about a job it has worked on.
///
/// Throwing means: try again.
package enum JobOutcome: Sendable {
    case done
    /// Done for now, and due again.
    case again(at: Date)
    /// Failed, and not to be tried again before then: whoever was asked said so.
    case later(Date, _ failure: String)
    /// Trying again would not help.
    case hopeless(String)
}

/// When a failed job is tried again: after half a minute, doubling to six hours; given up after ten attempts,
/// about a day and a half in all.
enum JobPatience {
    static let attempts = 10

    /// Seconds until the next attempt, or nil when it was the last.
    static func pause(afterAttempt attempt: Int) -> Double? {
        guard attempt < self.attempts else { return nil }
        return min(30 * Double(1 << max(0, attempt - 1)), 6 * 3_600)
    }
}
