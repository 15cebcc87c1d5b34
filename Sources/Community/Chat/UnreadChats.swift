package import Storage
package import Web

/// How many conversations of a member have something they haven't read: the badge on Together.
package enum UnreadChats {
    /// A value in SQL, for a statement that knows a member as `member`, such as "m.id".
    ///
    /// Who has no buddy costs one look at an index. Whom somebody grew up away from isn't counted: that chat is hidden.
    package static func count(of member: SQL) -> SQL {
        """
        (SELECT COUNT(*) FROM buddy JOIN chat ON chat.id = buddy.chat_id
         WHERE buddy.owner_id = \(member) AND \(Self.isUnread))
        """
    }

    /// Whether a row of `buddy` and its `chat` have something unread.
    static let isUnread: SQL = """
        chat.last_number > buddy.read_number AND NOT EXISTS (
            SELECT 1 FROM buddy_profile AS own JOIN buddy_profile AS other ON other.owner_id = buddy.buddy_id
            WHERE own.owner_id = buddy.owner_id AND own.is_adult <> other.is_adult)
        """

    package static func count(of owner: Member.ID, in database: any Database) async throws -> Int {
        try await database.row("SELECT \(Self.count(of: "\(owner)"))") { try $0.int(0) } ?? 0
    }
}
