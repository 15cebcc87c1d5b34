import Foundation
import Notices
import Storage

/// Sends mails about a member's address: to confirm it, and to the old one after a change.
struct AddressLetters: Sendable {
    /// The most confirmation mails in a day, so that nobody can flood a stranger's mailbox.
    static let perDay = 5
    /// The lifetime of the link in seconds: a week.
    static let lifetime: TimeInterval = 7 * 86_400

    let mail: MailJob
    /// The address of this server: "https://spotter.example.org".
    let publicAddress: String
    /// Whether letters leave this server; else they lie in its folder, and nobody need confirm anything.
    var sendsMail = true

    /// Mails a link that confirms the account's address; false when the day's mails are used up.
    @discardableResult
    func askToConfirm(_ account: Account, at now: Date, in db: any SQLConnection) throws -> Bool {
        let token = SecretToken()
        let yesterday = now.addingTimeInterval(-86_400)
        let sent = try db.row(
            """
            SELECT COUNT(*) FROM confirmation
            WHERE owner_id = \(account.id) AND created_at > \(yesterday.milliseconds)
            """
        ) { try $0.int(0) }
        guard (sent ?? 0) < Self.perDay else { return false }
        try db.execute(
            """
            INSERT INTO confirmation (token_hash, owner_id, email, created_at, expires_at)
            VALUES (\(token.hash), \(account.id), \(account.email), \(now.milliseconds),
                \(now.addingTimeInterval(Self.lifetime).milliseconds))
            """
        )
        try self.mail.post(self.letter(to: account, token), at: now, in: db)
        return true
    }

    /// Mails a link to the new address, warns the old one, and voids links that were mailed to the old one.
    func addressChanged(from old: Account, to new: Account, at now: Date, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM recovery WHERE owner_id = \(new.id)")
        try self.askToConfirm(new, at: now, in: db)
        try SafetyWarning.newAddress.send(to: old, by: self.mail, at: now, in: db)
    }

    /// Writes a letter without words of the member, because the address may be somebody else's.
    private func letter(to account: Account, _ token: SecretToken) -> Letter {
        Letter(
            to: account.email,
            subject: "Is this your address?",
            text: """
                Hello,

                Somebody, probably you, gave this address to Spotter. If it was you, please confirm it:

                \(self.publicAddress)\(AccountLinks.confirmation(token.text))

                The link is good for a week. If it wasn't you, there is nothing to do.

                Your Spotter

                """
        )
    }
}
