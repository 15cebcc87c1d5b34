import Foundation
import Members
import Notices
import Storage

/// Opens a session for the right login and password, or asks for a code where the member has a second factor.
struct SignIn: Sendable {
    let database: any Database
    let hasher: PasswordHasher
    let mail: MailJob
    /// Nil where requests aren't limited.
    var guesses: GuessLimit?
    let now: @Sendable () -> Date

    /// Returns nil when login and password don't match.
    ///
    /// Which of them is wrong isn't revealed, even by the time it takes. Throws 429 after too many wrong passwords for
    /// this login; the try for a right one is taken back, unless `isWhole`: then a code must be right, too, before
    /// anything tells that the password is. After too many for the account by its other login the right password is
    /// answered like a wrong one: a 429 would tell whose address it is.
    func attempt(
        _ values: LogInForm.Values,
        by visitor: Visitor,
        isWhole: Bool = false
    ) async throws -> SignInStep? {
        let asked = try await self.asked(values.login, visitor.device)
        try await self.guesses?.admit(asked.byLogin, at: self.now())
        let waits = try await self.guesses?.wait(asked.byAccount, at: self.now()) != nil
        let isRight = try await self.hasher.matches(values.password, asked.hash)
        guard isRight, !waits, let stored = asked.hash else { return nil }
        if !isWhole { try await self.forgive(asked) }
        let renewed = self.hasher.isOutdated(stored) ? try await self.hasher.hash(values.password) : nil
        let now = self.now()
        let step = try await self.database.write { [mail] db -> SignInStep? in
            // Checks the hash again, because the password may have changed while it was verified.
            let account = try db.row(
                """
                SELECT \(Account.columns) FROM member
                WHERE \(MemberStore.matches(values.login)) AND password_hash = \(stored)
                """,
                Account.init
            )
            guard let account else { return nil }
            if let renewed { try Self.keep(renewed, of: account, in: db) }
            if let number = try SecondFactorStore.ticket(of: account.id, in: db) {
                let hash = renewed ?? stored
                return .asksCode(SignInTicket(for: account.id, number: number, passwordHash: hash, at: now))
            }
            if try !KnownDevices.meet(visitor, of: account.id, at: now, in: db) {
                try SafetyWarning.signIn(from: visitor.label).send(to: account, by: mail, at: now, in: db)
            }
            return .open(try OpenedSession.begin(visitor, of: account, at: now, in: db))
        }
        if isWhole, case .open? = step { try await self.forgive(asked) }
        return step
    }

    /// Takes back the try that `attempt` counted for a whole sign-in, once its code was right, too.
    func forgive(_ values: LogInForm.Values, by visitor: Visitor) async throws {
        try await self.forgive(try await self.asked(values.login, visitor.device))
    }

    private func forgive(_ asked: Asked) async throws {
        for bucket in [asked.byLogin, asked.byAccount] { try await self.guesses?.forgive(bucket) }
    }

    /// Whose password is asked for, and where its guesses are counted.
    private struct Asked: Sendable {
        /// The hash of the password; nil for a login that nobody has.
        let hash: String?
        let byLogin: GuessLimit.Bucket
        let byAccount: GuessLimit.Bucket
    }

    private func asked(_ login: String, _ device: SecretToken?) async throws -> Asked {
        try await self.database.read { db in
            let found = try db.row("SELECT id, password_hash FROM member WHERE \(MemberStore.matches(login))") { row in
                var columns = row.reader
                return (id: try columns.integer(), hash: try columns.text())
            }
            let known = try device.flatMap { try KnownDevices.knows($0, login: login, in: db) ? $0 : nil }
            return Asked(
                hash: found?.hash,
                byLogin: GuessLimit.Bucket(login: login, known: known),
                byAccount: GuessLimit.Bucket(accountOf: found?.id, login: login, known: known)
            )
        }
    }

    private static func keep(_ hash: String, of account: Account, in db: any SQLConnection) throws {
        try db.execute("UPDATE member SET password_hash = \(hash) WHERE id = \(account.id)")
    }
}
