package import Members
package import Storage

/// Hides members who are about to leave from everybody else, and everybody from them, until they stay after all.
///
/// Accounts call this in the transaction in which a member asks to leave or decides to stay.
package enum Absence {
    package static func begin(of member: Member.ID, in db: any SQLConnection) throws {
        try db.execute("INSERT INTO absence (owner_id) VALUES (\(member)) ON CONFLICT (owner_id) DO NOTHING")
    }

    package static func end(of member: Member.ID, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM absence WHERE owner_id = \(member)")
    }

    /// Returns the SQL condition that neither of two members is about to leave.
    ///
    /// The arguments are values or columns, as those of `Blocks.none`.
    static func none(of one: SQL, _ other: SQL) -> SQL {
        "NOT EXISTS (SELECT 1 FROM absence WHERE absence.owner_id IN (\(one), \(other)))"
    }

    static func isAbsent(_ member: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM absence WHERE owner_id = \(member)")
    }
}
