package import Storage

/// Who is about to leave: gone for everybody else at once, and everybody for them, until they stay after all.
///
/// Whoever keeps accounts says so here, in the transaction in which it is asked or taken back.
package enum Absence {
    package static func begin(of member: Int64, in db: any SQLConnection) throws {
        try db.execute("INSERT INTO absence (owner_id) VALUES (\(member)) ON CONFLICT (owner_id) DO NOTHING")
    }

    package static func end(of member: Int64, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM absence WHERE owner_id = \(member)")
    }

    /// A condition: neither is about to leave.
    ///
    /// The pieces are values or columns, as those of `Blocks.none`.
    static func none(of one: SQL, _ other: SQL) -> SQL {
        "NOT EXISTS (SELECT 1 FROM absence WHERE absence.owner_id IN (\(one), \(other)))"
    }

    static func isAbsent(_ member: Int64, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM absence WHERE owner_id = \(member)")
    }
}
