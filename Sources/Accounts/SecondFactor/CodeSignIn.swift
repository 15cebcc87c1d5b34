import Foundation
import Members
import Storage
import Web

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

    /// The ticket is good for nothing any more: it was used, the password is another, or the second factor is off.
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
        try await self.guesses?.admit(bucket, at: now)
        let opened = try await self.database.write { db -> OpenedSession? in
            let account = try db.row("SELECT \(Account.columns) FROM member WHERE id = \(owner)", Account.init)
            guard let account, try Self.holds(ticket, in: db) else { throw VoidTicket() }
            guard try self.factors.accepts(code, of: account, at: now, in: db) else { return nil }
            // The second of two codes that come with one ticket at the same time isn't used up.
            guard try SecondFactorStore.use(ticket: ticket.number, of: owner, in: db) else { throw VoidTicket() }
            if try !KnownDevices.meet(visitor, of: owner, at: now, in: db) {
                try SafetyWarning.signIn(from: visitor.label).send(to: account, by: self.factors.mail, at: now, in: db)
            }
            return try OpenedSession.begin(visitor, of: account, at: now, in: db)
        }
        if opened == nil {
            try await self.noteWrongCode(of: owner, by: visitor, at: now)
        } else {
            try await self.guesses?.forgive(bucket)
            try await self.guesses?.forget(GuessLimit.Bucket(slipsOf: owner))
        }
        return opened
    }

    private static func holds(_ ticket: SignInTicket, in db: any SQLConnection) throws -> Bool {
        let owner = ticket.owner
        let hash = try db.row("SELECT password_hash FROM member WHERE id = \(owner)") { try $0.text(0) }
        guard let hash, let number = try SecondFactorStore.ticket(of: owner, in: db) else { return false }
        return ticket.isFor(number: number, passwordHash: hash)
    }

    /// Takes a wrong code for a slip as long as there are few; then somebody who knows the password is guessing.
    private func noteWrongCode(of owner: Member.ID, by visitor: Visitor, at now: Date) async throws {
        do {
            try await self.guesses?.admit(GuessLimit.Bucket(slipsOf: owner), at: now)
        } catch is TooOften {
            try await self.database.write { db in
                let account = try db.row("SELECT \(Account.columns) FROM member WHERE id = \(owner)", Account.init)
                if let account { try self.warn(account, of: visitor, at: now, in: db) }
            }
        }
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
