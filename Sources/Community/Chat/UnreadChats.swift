package import Foundation
import HealthMath
package import Members
package import Storage

/// Counts a member's new matches and chats with unread messages, for the badge on Together.
package enum UnreadChats {
    /// The count within the statement that finds a request's member.
    package static let correlated = CorrelatedCount { Self.count(of: $0, at: $1) }

    /// An SQL value, for a statement in which `member` is a member's id.
    ///
    /// For members without buddies it costs one index lookup. Chats that rest because one has turned 18, and those with
    /// a member about to leave, are hidden and not counted.
    static func count(of member: SQL, at now: Date) -> SQL {
        """
        (SELECT COUNT(*) FROM buddy JOIN chat ON chat.id = buddy.chat_id
         WHERE buddy.owner_id = \(member) AND (buddy.is_new = 1 OR chat.last_number > buddy.read_number)
            AND \(Self.isOpen(at: now)))
        """
    }

    /// The SQL condition that a row of `buddy` and its `chat` have something unread.
    static func isUnread(at now: Date) -> SQL {
        "chat.last_number > buddy.read_number AND \(Self.isOpen(at: now))"
    }

    /// The SQL condition that the chat of a row of `buddy` isn't hidden.
    ///
    /// It uses UTC days, because the statement doesn't know the reader's time zone: on an 18th birthday a badge may
    /// appear or vanish some hours early or late. What can be read is decided by accounts, on the reader's own day.
    private static func isOpen(at now: Date) -> SQL {
        let latest = CalendarDay(now, in: .gmt).years(ago: Adulthood.begins).description
        return """
            \(Absence.none(of: "buddy.owner_id", "buddy.buddy_id")) AND NOT EXISTS (
                SELECT 1 FROM buddy_profile AS own JOIN buddy_profile AS other ON other.owner_id = buddy.buddy_id
                WHERE own.owner_id = buddy.owner_id
                    AND (own.birthday <= \(latest)) <> (other.birthday <= \(latest)))
            """
    }

    package static func count(of owner: Member.ID, at now: Date, in database: any Database) async throws -> Int {
        try await database.row("SELECT \(Self.count(of: "\(owner)", at: now))") { try $0.int(0) } ?? 0
    }
}
