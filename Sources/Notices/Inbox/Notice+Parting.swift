package import Foundation
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
        try connection.execute(
            """
            INSERT INTO hidden_notice (\(Self.stored), waits_for_letter)
            SELECT \(Self.stored), CASE WHEN EXISTS (
                SELECT 1 FROM notice_digest WHERE notice_digest.owner_id = notice.owner_id AND notice_id = notice.id
            ) THEN 1 ELSE 0 END
            FROM notice WHERE about_id = \(member)
            ON CONFLICT DO NOTHING
            """
        )
        try connection.execute("DELETE FROM notice WHERE about_id = \(member)")
    }

    /// Shows again what `hide` hid, because the member stays; what was on its way then goes on, unless it is too late.
    package static func show(about member: Member.ID, at now: Date, in connection: any SQLConnection) throws {
        // What was told anew meanwhile stands.
        let shown = try connection.rows(
            """
            INSERT INTO notice (\(Self.stored))
            SELECT \(Self.stored) FROM hidden_notice WHERE about_id = \(member)
            ON CONFLICT DO NOTHING
            RETURNING owner_id, id, delivered_at
            """
        ) { row in
            var columns = row.reader
            let name = NoticeName(owner: try columns.integer(), id: try columns.text())
            return (name: name, isDelivered: try columns.optionalInteger() != nil)
        }
        for notice in shown {
            let waits = try connection.execute(
                """
                INSERT INTO notice_digest (owner_id, notice_id) SELECT owner_id, id FROM hidden_notice
                WHERE owner_id = \(notice.name.owner) AND id = \(notice.name.id) AND waits_for_letter = 1
                ON CONFLICT DO NOTHING
                """
            )
            if waits > 0 || !notice.isDelivered { try NoticeDelivery.add(notice.name, at: now, in: connection) }
        }
        try connection.execute("DELETE FROM hidden_notice WHERE about_id = \(member)")
    }

    /// All columns of `notice`.
    private static let stored: SQL = """
        owner_id, id, kind, body, path, cause, created_at, read_at, actions, delivered_at, answer, part, until_at, about_id
        """
}
