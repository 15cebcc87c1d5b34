import Foundation
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
    /// anything tells that the password is.
    func attempt(
        _ values: LogInForm.Values,
        by visitor: Visitor,
        isWhole: Bool = false
    ) async throws -> SignInStep? {
        let (stored, known) = try await self.stored(login: values.login, visitor.device)
        let bucket = GuessLimit.Bucket(login: values.login, known: known)
        try await self.guesses?.admit(bucket, at: self.now())
        guard try await self.hasher.matches(values.password, stored), let stored else { return nil }
        if !isWhole { try await self.guesses?.forgive(bucket) }
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
        if isWhole, case .open? = step { try await self.guesses?.forgive(bucket) }
        return step
    }

    /// Takes back the try that `attempt` counted for a whole sign-in, once its code was right, too.
    func forgive(_ values: LogInForm.Values, by visitor: Visitor) async throws {
        let (_, known) = try await self.stored(login: values.login, visitor.device)
        try await self.guesses?.forgive(GuessLimit.Bucket(login: values.login, known: known))
    }

    /// Returns the hash of the password, and the device if the member has logged in with it before.
    private func stored(login: String, _ device: SecretToken?) async throws -> (hash: String?, known: SecretToken?) {
        try await self.database.read { db in
            let hash = try db.row("SELECT password_hash FROM member WHERE \(MemberStore.matches(login))") {
                try $0.text(0)
            }
            return (hash, try device.flatMap { try KnownDevices.knows($0, login: login, in: db) ? $0 : nil })
        }
    }

    private static func keep(_ hash: String, of account: Account, in db: any SQLConnection) throws {
        try db.execute("UPDATE member SET password_hash = \(hash) WHERE id = \(account.id)")
    }
}
