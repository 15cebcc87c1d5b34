import Foundation
import Notices
import Storage

/// Keeps sign-ups until their link is opened, so that the answer to a sign-up is the same whether its address has an account
/// or not.
struct SignUpLinkStore: Sendable {
    /// The lifetime of a link in seconds: a day.
    static let lifetime: TimeInterval = 86_400
    /// The most letters in a day to one address, so that nobody can flood a stranger's mailbox.
    static let perDay = 5

    let database: any Database
    let seal: Seal
    let letters: SignUpLetters

    /// Mails a link to finish, or to who has an account that they have one; says nothing of which.
    func begin(_ waiting: WaitingSignUp, at now: Date) async throws {
        let token = SecretToken()
        let email = waiting.email
        let mark = self.seal.mark(NameKey.of(email), as: "sign_up_link.email_mark")
        let text = String(decoding: try JSONEncoder().encode(waiting), as: UTF8.self)
        let sealed = try self.seal.seal(text, as: Self.context)
        let yesterday = now.addingTimeInterval(-Self.lifetime).milliseconds
        try await self.database.write { [letters] db in
            try db.execute("DELETE FROM sign_up_link WHERE created_at <= \(yesterday)")
            let sent = try db.row("SELECT COUNT(*) FROM sign_up_link WHERE email_mark = \(mark)") { try $0.int(0) }
            guard (sent ?? 0) < Self.perDay else { return }
            let hasAccount = try db.exists("SELECT 1 FROM member WHERE email_key = \(NameKey.of(email))")
            try db.execute(
                """
                INSERT INTO sign_up_link (token_hash, email_mark, sealed, created_at)
                VALUES (\(token.hash), \(mark), \(hasAccount ? nil : sealed), \(now.milliseconds))
                """
            )
            try letters.send(to: email, hasAccount ? nil : token, at: now, in: db)
        }
    }

    /// Returns what a link was mailed for; nil when it is void.
    func find(_ token: SecretToken, at now: Date) async throws -> WaitingSignUp? {
        let yesterday = now.addingTimeInterval(-Self.lifetime).milliseconds
        let sealed = try await self.database.row(
            "SELECT sealed FROM sign_up_link WHERE token_hash = \(token.hash) AND created_at > \(yesterday)"
        ) { row in
            var columns = row.reader
            return try columns.optionalBlob()
        }
        guard let sealed = sealed.flatMap(\.self), let text = try? self.seal.open(sealed, as: Self.context) else {
            // What was sealed with another key is void, too.
            return nil
        }
        return try JSONDecoder().decode(WaitingSignUp.self, from: Data(text.utf8))
    }

    /// Uses a link up in the transaction in which the member is added; false when another request did.
    static func use(_ token: SecretToken, in db: any SQLConnection) throws -> Bool {
        try db.execute("UPDATE sign_up_link SET sealed = NULL WHERE token_hash = \(token.hash) AND sealed IS NOT NULL")
            > 0
    }

    private static let context = "sign_up_link.sealed"
}
