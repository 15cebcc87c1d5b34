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

    /// How many wrong codes a day are no longer taken for slips: whoever types them knows the password.
    private static let slips = 2

    /// The password is another by now, so the ticket is good for nothing any more.
    struct VoidTicket: Error {}

    /// Returns nil when the code is wrong or was used: which of them isn't revealed.
    ///
    /// Throws 429 after too many wrong codes for this member, and `VoidTicket`.
    func finish(_ ticket: SignInTicket, _ code: String, by visitor: Visitor) async throws -> OpenedSession? {
        let (owner, now) = (ticket.owner, self.now())
        let known = try await self.database.read { db in
            guard try Self.holds(ticket, in: db) else { throw VoidTicket() }
            return try visitor.device.flatMap { try KnownDevices.knows($0, owner, in: db) ? $0 : nil }
        }
        let bucket = GuessLimit.Bucket(codesOf: owner, known: known)
        let wrong = try await self.guesses?.admit(bucket, at: now) ?? 0
        let opened = try await self.database.write { db -> OpenedSession? in
            let account = try db.row("SELECT \(Account.columns) FROM member WHERE id = \(owner)", Account.init)
            guard let account, try Self.holds(ticket, in: db) else { throw VoidTicket() }
            guard try self.factors.accepts(code, of: account, at: now, in: db) else {
                if wrong > Self.slips { try self.warn(account, of: visitor, at: now, in: db) }
                return nil
            }
            if try !KnownDevices.meet(visitor, of: owner, at: now, in: db) {
                try SafetyWarning.signIn(from: visitor.label).send(to: account, by: self.factors.mail, at: now, in: db)
            }
            return try OpenedSession.begin(visitor, of: account, at: now, in: db)
        }
        if opened != nil { try await self.guesses?.forgive(bucket) }
        return opened
    }

    private static func holds(_ ticket: SignInTicket, in db: any SQLConnection) throws -> Bool {
        let hash = try db.row("SELECT password_hash FROM member WHERE id = \(ticket.owner)") { try $0.text(0) }
        return hash.map(ticket.isFor(passwordHash:)) ?? false
    }

    /// Tells the member once a day that somebody knows their password.
    private func warn(_ account: Account, of visitor: Visitor, at now: Date, in db: any SQLConnection) throws {
        let warning = SafetyWarning.wrongCodes(by: visitor.label)
        let since = now.addingTimeInterval(-86_400).milliseconds
        let isTold = try db.exists(
            """
            SELECT 1 FROM notice WHERE owner_id = \(account.id) AND created_at > \(since)
                AND cause LIKE \(SafetyWarning.wrongCodesCause + "%")
            """
        )
        if !isTold { try warning.send(to: account, by: self.factors.mail, at: now, in: db) }
    }
}
