import Foundation
import Notices
import Storage
import Web

/// Thrown when the day's mails to addresses are used up.
struct AddressLettersUsedUp: Error {}

/// Sends mails about a member's address: to confirm it, to move to it, and to the old one about that.
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
        guard try self.hasLeft(account, at: now, in: db) else { return false }
        let token = try self.newToken(of: account, for: account.email, at: now, in: db)
        try self.mail.post(self.letter(to: account.email, token), at: now, in: db)
        return true
    }

    /// Mails a link that moves the account to another address, and warns the present one; false when the day's mails are used up.
    ///
    /// Where somebody else has the address, it is told so instead of getting a link; nothing else differs.
    func askToMove(_ account: Account, to address: String, at now: Date, in db: any SQLConnection) throws -> Bool {
        guard try self.hasLeft(account, at: now, in: db) else { return false }
        try AddressMove.void(of: account.id, but: account.email, at: now, in: db)
        let token = try self.newToken(of: account, for: address, at: now, in: db)
        let isTaken = try AddressMove.isTaken(address, but: account.id, in: db)
        try self.mail.post(isTaken ? self.word(toTaken: address) : self.letter(to: address, token), at: now, in: db)
        try SafetyWarning.addressAsked.send(to: account, by: self.mail, at: now, in: db)
        return true
    }

    /// Whether the day's mails aren't used up.
    private func hasLeft(_ account: Account, at now: Date, in db: any SQLConnection) throws -> Bool {
        let yesterday = now.addingTimeInterval(-86_400)
        let sent = try db.row(
            """
            SELECT COUNT(*) FROM confirmation
            WHERE owner_id = \(account.id) AND created_at > \(yesterday.milliseconds)
            """
        ) { try $0.int(0) }
        return (sent ?? 0) < Self.perDay
    }

    /// Returns the token of a new link.
    private func newToken(
        of account: Account,
        for address: String,
        at now: Date,
        in db: any SQLConnection
    ) throws -> SecretToken {
        let token = SecretToken()
        try db.execute(
            """
            INSERT INTO confirmation (token_hash, owner_id, email, created_at, expires_at)
            VALUES (\(token.hash), \(account.id), \(address), \(now.milliseconds),
                \(now.addingTimeInterval(Self.lifetime).milliseconds))
            """
        )
        return token
    }

    /// Mails a link to the new address, warns the old one, and voids links that were mailed to the old one.
    func addressChanged(from old: Account, to new: Account, at now: Date, in db: any SQLConnection) throws {
        try self.addressMoved(from: old, to: new.email, at: now, in: db)
        try self.askToConfirm(new, at: now, in: db)
    }

    /// Warns the old address, and voids links that were mailed to it.
    func addressMoved(from old: Account, to address: String, at now: Date, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM recovery WHERE owner_id = \(old.id)")
        try AddressMove.void(of: old.id, but: address, at: now, in: db)
        try SafetyWarning.newAddress.send(to: old, by: self.mail, at: now, in: db)
    }

    private func word(toTaken address: String) -> Letter {
        Letter(
            to: address,
            subject: "This address has an account already",
            text: """
                Hello,

                Somebody, perhaps you, wanted to give this address to another account of Spotter. It has one already, so nothing was
                changed. If it was you, log in with this address; if you don't know the password any more, ask for a new one:

                \(self.publicAddress)\(AccountLinks.recovery.path)

                If it wasn't you, there is nothing to do.

                Your Spotter

                """
        )
    }

    /// Writes a letter without words of the member, because the address may be somebody else's.
    private func letter(to address: String, _ token: SecretToken) -> Letter {
        Letter(
            to: address,
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
