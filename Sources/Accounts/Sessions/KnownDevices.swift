import Foundation
import Members
import Storage

/// The browsers with which a member has logged in.
enum KnownDevices {
    /// Returns whether the member with this login has logged in with a browser before.
    static func knows(_ device: SecretToken, login: String, in db: any SQLConnection) throws -> Bool {
        try db.exists(
            """
            SELECT 1 FROM known_device JOIN member ON member.id = known_device.owner_id
            WHERE token_hash = \(device.hash) AND \(MemberStore.matches(login))
            """
        )
    }

    /// Returns whether the member has logged in with a browser before.
    static func knows(_ device: SecretToken, _ owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM known_device WHERE owner_id = \(owner) AND token_hash = \(device.hash)")
    }

    /// Stores the visitor's browser; false when it was new to the member.
    static func meet(_ visitor: Visitor, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        guard let device = visitor.device else { return false }
        let known = try Self.knows(device, owner, in: db)
        try db.execute(
            """
            INSERT INTO known_device (owner_id, token_hash, seen_at)
            VALUES (\(owner), \(device.hash), \(now.milliseconds))
            ON CONFLICT (owner_id, token_hash) DO UPDATE SET seen_at = excluded.seen_at
            """
        )
        return known
    }
}
