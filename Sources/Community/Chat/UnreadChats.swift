package import Foundation
import HealthMath
package import Members
package import Storage

/// How many conversations of a member have something they haven't read: the badge on Together.
package enum UnreadChats {
    /// A value in SQL, for a statement that knows a member as `member`, such as "m.id".
    ///
    /// It costs one look at an index for members without buddies. Chats of which one has grown up and those with a
    /// member about
    /// to leave are hidden, so they aren't counted.
    package static func count(of member: SQL, at now: Date) -> SQL {
        """
        (SELECT COUNT(*) FROM buddy JOIN chat ON chat.id = buddy.chat_id
         WHERE buddy.owner_id = \(member) AND \(Self.isUnread(at: now)))
        """
    }

    /// Whether a row of `buddy` and its `chat` have something unread.
    ///
    /// Days are those of UTC, for a statement knows nobody's clock before it is answered: on an 18th birthday a badge may
    /// come or go some hours early or late. What can be read is asked of accounts, by the reader's own day.
    static func isUnread(at now: Date) -> SQL {
        let latest = CalendarDay(now, in: .gmt).years(ago: Adulthood.begins).description
        return """
            chat.last_number > buddy.read_number AND \(Absence.none(of: "buddy.owner_id", "buddy.buddy_id")) AND NOT EXISTS (
                SELECT 1 FROM buddy_profile AS own JOIN buddy_profile AS other ON other.owner_id = buddy.buddy_id
                WHERE own.owner_id = buddy.owner_id
                    AND (own.birthday <= \(latest)) <> (other.birthday <= \(latest)))
            """
    }

    package static func count(of owner: Member.ID, at now: Date, in database: any Database) async throws -> Int {
        try await database.row("SELECT \(Self.count(of: "\(owner)", at: now))") { try $0.int(0) } ?? 0
    }
}
