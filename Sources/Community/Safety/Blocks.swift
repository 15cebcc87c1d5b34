import Members
import Storage

/// Tells which members must not meet because one of them blocked the other.
enum Blocks {
    /// Returns the SQL condition that neither has blocked the other, and neither is about to leave.
    ///
    /// The arguments are values, or columns named with their table, because `block` has an `owner_id` of its own.
    static func none(between one: SQL, and other: SQL) -> SQL {
        """
        NOT EXISTS (SELECT 1 FROM block WHERE block.owner_id = \(one) AND block.blocked_id = \(other))
        AND NOT EXISTS (SELECT 1 FROM block WHERE block.owner_id = \(other) AND block.blocked_id = \(one))
        AND \(Absence.none(of: one, other))
        """
    }

    static func exists(between one: Member.ID, and other: Member.ID, in db: any SQLConnection) throws -> Bool {
        try !db.exists("SELECT 1 WHERE \(Self.none(between: "\(one)", and: "\(other)"))")
    }
}
