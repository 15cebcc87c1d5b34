import Foundation
import Jobs
import Notices
import Storage

/// Mails a link for a new password, if the address has an account.
///
/// It looks for the account after the response was sent, so that neither the response's words nor its time reveal
/// whether there is one.
struct RecoveryJob: Sendable {
    static let kind = "recovery"
    /// The most mails to one member in a day while earlier links are good.
    ///
    /// More go when the last link is about to end, at most two an hour: whoever asks has a link in the mailbox, however often a stranger
    /// asked before them.
    static let perDay = 3
    /// The lifetime of a link in seconds.
    static let lifetime: TimeInterval = 3_600

    let database: any Database
    let mail: MailJob
    /// The address of this server: "https://spotter.example.org".
    let publicAddress: String
    let now: @Sendable () -> Date

    /// Adds the job for an address, whether or not it has an account.
    static func ask(for email: String, at now: Date, in db: any SQLConnection) throws {
        let key = NameKey.of(email)
        try JobStore.add(Self.kind, payload: key, due: now, key: "\(Self.kind) \(key)", in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        try await self.database.write { db in
            let account = try db.row(
                "SELECT \(Account.columns) FROM member WHERE email_key = \(job.payload)",
                Account.init
            )
            guard let account, try Self.isDue(account, at: now, in: db) else { return }
            let token = SecretToken()
            try db.execute(
                """
                INSERT INTO recovery (token_hash, owner_id, created_at, expires_at)
                VALUES (\(token.hash), \(account.id), \(now.milliseconds),
                    \(now.addingTimeInterval(Self.lifetime).milliseconds))
                """
            )
            try self.mail.post(self.letter(to: account, token), at: now, in: db)
        }
        return .done
    }

    private static func isDue(_ account: Account, at now: Date, in db: any SQLConnection) throws -> Bool {
        let yesterday = now.addingTimeInterval(-86_400)
        let today = try db.row(
            """
            SELECT COUNT(*) FROM recovery WHERE owner_id = \(account.id) AND created_at > \(yesterday.milliseconds)
            """
        ) { try $0.int(0) }
        if today ?? 0 < Self.perDay { return true }
        let soon = now.addingTimeInterval(Self.lifetime / 2)
        return try !db.exists(
            """
            SELECT 1 FROM recovery
            WHERE owner_id = \(account.id) AND used_at IS NULL AND expires_at > \(soon.milliseconds)
            """
        )
    }

    private func letter(to account: Account, _ token: SecretToken) -> Letter {
        Letter(
            to: account.email,
            subject: "A new password for Spotter",
            text: """
                \(account.greeting)

                Somebody, probably you, asked for a new password. Choose it here:

                \(self.publicAddress)\(AccountLinks.recovery(token.text))

                The link is good for an hour and works once. If it wasn't you, there is nothing to do: your password
                is as it was.

                Your Spotter

                """
        )
    }
}
