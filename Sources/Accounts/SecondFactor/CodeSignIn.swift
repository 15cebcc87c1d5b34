import Foundation
import Members
import Storage

/// What comes of a right password.
enum SignInStep: Sendable {
    case open(OpenedSession)
    /// The member has a second factor; nothing is signed in yet.
    case asksCode(SignInTicket)
}

/// Opens a session for a ticket and a right code: the second step of a sign-in.
struct CodeSignIn: Sendable {
    let database: any Database
    let factors: SecondFactorStore
    /// Nil where requests aren't limited.
    var guesses: GuessLimit?
    let now: @Sendable () -> Date

    /// Returns nil when the code is wrong or was used, or the password is another by now: which of them isn't revealed.
    ///
    /// Throws 429 after too many wrong codes for this member.
    func finish(_ ticket: SignInTicket, _ code: String, by visitor: Visitor) async throws -> OpenedSession? {
        let (owner, now) = (ticket.owner, self.now())
        let known = try await self.database.read { db in
            try visitor.device.flatMap { try KnownDevices.knows($0, owner, in: db) ? $0 : nil }
        }
        let bucket = GuessLimit.Bucket(codesOf: owner, known: known)
        try await self.guesses?.admit(bucket, at: now)
        let opened = try await self.database.write { db -> OpenedSession? in
            let hash = try db.row("SELECT password_hash FROM member WHERE id = \(owner)") { try $0.text(0) }
            let account = try db.row("SELECT \(Account.columns) FROM member WHERE id = \(owner)", Account.init)
            guard let hash, let account, ticket.isFor(passwordHash: hash),
                try self.factors.accepts(code, of: account, at: now, in: db)
            else { return nil }
            if try !KnownDevices.meet(visitor, of: owner, at: now, in: db) {
                try SafetyWarning.signIn(from: visitor.label).send(to: account, by: self.factors.mail, at: now, in: db)
            }
            return try OpenedSession.begin(visitor, of: account, at: now, in: db)
        }
        if opened != nil { try await self.guesses?.forgive(bucket) }
        return opened
    }
}
