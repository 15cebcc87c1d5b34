import Foundation
import Members
import Storage

/// A new address for which a member asked, and which takes the old one's place once its mailed link is used.
///
/// Until then nobody can tell from the account whether somebody else has the address: only the address itself is told.
enum AddressMove {
    /// Returns the address that waits to be confirmed; nil for none.
    static func pending(for member: Member.ID, at now: Date, in db: any SQLConnection) throws -> String? {
        try db.row(
            """
            SELECT c.email FROM confirmation c JOIN member m ON m.id = c.owner_id AND m.email <> c.email
            WHERE c.owner_id = \(member) AND c.expires_at > \(now.milliseconds) ORDER BY c.created_at DESC LIMIT 1
            """
        ) { try $0.text(0) }
    }

    /// Gives the account a confirmed address; false when somebody has it by now.
    static func make(
        _ account: Account,
        to address: String,
        _ letters: AddressLetters,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        if try Self.isTaken(address, but: account.id, in: db) { return false }
        try db.execute(
            """
            UPDATE member SET email = \(address), email_key = \(NameKey.of(address)),
                email_confirmed_at = \(now.milliseconds), version = version + 1
            WHERE id = \(account.id)
            """
        )
        try letters.addressMoved(from: account, to: address, at: now, in: db)
        return true
    }

    /// Voids a member's links to any address but this one.
    static func void(of member: Member.ID, but address: String, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE confirmation SET expires_at = \(now.milliseconds)
            WHERE owner_id = \(member) AND email <> \(address) AND expires_at > \(now.milliseconds)
            """
        )
    }

    static func isTaken(_ address: String, but member: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM member WHERE email_key = \(NameKey.of(address)) AND id <> \(member)")
    }
}
