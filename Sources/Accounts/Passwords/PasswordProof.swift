package import Foundation
package import Members
package import Storage
import Web

/// Asks for the password again before something that a stranger with the phone should not do.
package struct PasswordProof: Sendable {
    static let missing = "Type your password."
    static let wrong = "That isn't your password."

    private let database: any Database
    private let hasher: PasswordHasher
    private let guesses: GuessLimit?
    private let now: @Sendable () -> Date

    /// `guesses` is nil where requests aren't limited.
    package init(
        database: any Database,
        hasher: PasswordHasher,
        guesses: GuessLimit?,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.hasher = hasher
        self.guesses = guesses
        self.now = now
    }

    /// Throws a complaint in `field` unless `password` is the member's, and 429 after too many wrong ones.
    package func demand(_ password: String, of owner: Member.ID, in field: String = "password") async throws {
        if password.isEmpty { throw FormErrors(field, Self.missing) }
        let stored = try await self.database.row("SELECT password_hash FROM member WHERE id = \(owner)") {
            try $0.text(0)
        }
        let bucket = GuessLimit.Bucket(sessionsOf: owner)
        try await self.guesses?.admit(bucket, at: self.now())
        guard try await self.hasher.matches(password, stored) else { throw FormErrors(field, Self.wrong) }
        try await self.guesses?.forgive(bucket)
    }
}
