import Foundation
import Storage

/// A link with which somebody may sign up where that needs one: good for so many people, until a day.
struct Invitation: Sendable, Equatable {
    /// The most that may be open at a time.
    static let most = 500
    /// The days for which one can be good.
    static let days = [1, 7, 30]
    /// How many people one invitation may let in.
    static let places = 1...100

    let id: String
    /// The words of its maker about whom it is for.
    let note: String
    let places: Int
    let createdAt: Date
    let expiresAt: Date

    static func isGood(_ token: SecretToken, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM invitation WHERE \(Self.matches(token, now))")
    }

    /// Takes one place; false when the link is used up, ended or unknown.
    static func use(_ token: SecretToken, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.execute("UPDATE invitation SET places = places - 1 WHERE \(Self.matches(token, now))") == 1
    }

    private static func matches(_ token: SecretToken, _ now: Date) -> SQL {
        "token_hash = \(token.hash) AND \(Self.isOpen(now))"
    }

    /// Returns the SQL condition of those that are good.
    static func isOpen(_ now: Date) -> SQL {
        "places > 0 AND ended_at IS NULL AND expires_at > \(now.milliseconds)"
    }
}
