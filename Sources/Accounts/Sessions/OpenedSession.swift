import Foundation
import Storage
import Web

/// A new session, with the only copy of its token.
struct OpenedSession: Sendable {
    let token: SecretToken
    let expiresAt: Date
    let remembered: Bool
    let device: SecretToken?
    /// Whether the welcome was gone through, or left half-done: then Today offers to finish it.
    let hasBegunSetUp: Bool
    /// Whether the member asked to leave, so that staying is offered.
    let isLeaving: Bool

    /// The page to go on to when none was asked for.
    var start: String {
        if self.isLeaving { return Places.leaving.path }
        return self.hasBegunSetUp ? Places.today.path : AccountLinks.welcome.path
    }

    /// Returns the page to go on to, where this one was asked for; empty for none.
    func path(next: String) -> String { next.isEmpty || self.isLeaving ? self.start : next }
}

extension OpenedSession {
    /// Opens a session in the transaction of its cause; the visitor's previous one ends.
    static func begin(
        _ visitor: Visitor,
        of account: Account,
        at now: Date,
        in db: any SQLConnection
    ) throws -> OpenedSession {
        let token = SecretToken()
        let expiry = now.addingTimeInterval(SessionKind.lifetime(remembered: visitor.remembered))
        if let previous = visitor.previous {
            try db.execute("DELETE FROM session WHERE token_hash = \(previous.hash)")
        }
        try db.execute(
            """
            INSERT INTO session (token_hash, owner_id, id, kind, label, remembered, created_at, seen_at, expires_at)
            VALUES (\(token.hash), \(account.id), \(RowID.new()), \(visitor.kind.rawValue),
                \(visitor.label), \(visitor.remembered), \(now.milliseconds), \(now.milliseconds),
                \(expiry.milliseconds))
            """
        )
        let hasBegunSetUp = try account.onboardedAt != nil || !WelcomeStore.done(of: account.id, in: db).isEmpty
        return OpenedSession(
            token: token,
            expiresAt: expiry,
            remembered: visitor.remembered,
            device: visitor.device,
            hasBegunSetUp: hasBegunSetUp,
            isLeaving: try db.exists("SELECT 1 FROM leaving WHERE owner_id = \(account.id)")
        )
    }
}
