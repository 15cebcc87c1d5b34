package import Members
package import Storage

/// Notices that name another member go when the two part, or when the other leaves, so that neither can be told from the
/// other by what stays.
extension Notice {
    /// Deletes what a member was told about another, as when one of the two blocks the other.
    package static func forget(_ owner: Member.ID, about other: Member.ID, in connection: any SQLConnection) throws {
        try connection.execute("DELETE FROM notice WHERE owner_id = \(owner) AND about_id = \(other)")
        try connection.execute("DELETE FROM hidden_notice WHERE owner_id = \(owner) AND about_id = \(other)")
    }

    /// Hides what everybody was told about a member who is about to leave; the database deletes it with the member.
    package static func hide(about member: Member.ID, in connection: any SQLConnection) throws {
        try Self.move(about: member, from: "notice", to: "hidden_notice", in: connection)
    }

    /// Shows again what `hide` hid, because the member stays.
    package static func show(about member: Member.ID, in connection: any SQLConnection) throws {
        try Self.move(about: member, from: "hidden_notice", to: "notice", in: connection)
    }

    private static func move(
        about member: Member.ID,
        from source: SQL,
        to target: SQL,
        in connection: any SQLConnection
    ) throws {
        // What was told anew meanwhile stands.
        try connection.execute(
            """
            INSERT INTO \(target) (\(Self.stored))
            SELECT \(Self.stored) FROM \(source) WHERE about_id = \(member)
            ON CONFLICT DO NOTHING
            """
        )
        try connection.execute("DELETE FROM \(source) WHERE about_id = \(member)")
    }

    /// All columns.
    private static let stored: SQL = """
        owner_id, id, kind, body, path, cause, created_at, read_at, actions, delivered_at, answer, part, until_at, about_id
        """
}
