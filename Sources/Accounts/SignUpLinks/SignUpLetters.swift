import Foundation
import Notices
import Storage
import Web

/// Mails what follows a sign-up: the link to finish it, or word that the address has an account.
///
/// Both are without words of whoever signed up, because the address may be somebody else's.
struct SignUpLetters: Sendable {
    let mail: MailJob
    /// The address of this server: "https://spotter.example.org".
    let publicAddress: String

    /// `token` is nil for an address that has an account.
    func send(to email: String, _ token: SecretToken?, at now: Date, in db: any SQLConnection) throws {
        try self.mail.post(token.map { self.link(to: email, $0) } ?? self.word(to: email), at: now, in: db)
    }

    private func link(to email: String, _ token: SecretToken) -> Letter {
        Letter(
            to: email,
            subject: "Finish signing up",
            text: """
                Hello,

                Somebody, probably you, signed up to Spotter with this address. If it was you, please go on here:

                \(self.publicAddress)\(AccountLinks.signUpEnd(token.text))

                The link is good for a day. If it wasn't you, there is nothing to do.

                Your Spotter

                """
        )
    }

    private func word(to email: String) -> Letter {
        Letter(
            to: email,
            subject: "You have an account already",
            text: """
                Hello,

                Somebody, probably you, signed up to Spotter with this address, which has an account already. Log in here, or
                choose a new password if you forgot yours:

                \(self.publicAddress)\(Places.logIn.path)
                \(self.publicAddress)\(AccountLinks.recovery.path)

                If it wasn't you, there is nothing to do.

                Your Spotter

                """
        )
    }
}
