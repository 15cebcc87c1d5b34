package import Foundation
import HealthMath
import Jobs
package import Members
package import Storage

/// The unread messages of one of the two members of a chat, and how many chats of a member have any.
package struct Unread: Sendable, Equatable {
    let owner: Member.ID
    let buddy: Member.ID
    let readNumber: Int64
    let isNew: Bool

    /// Reads how far a member has read.
    ///
    /// The row stays locked until the transaction ends, so that nobody is told of a message that is read meanwhile.
    static func lock(_ chat: String, of owner: Member.ID, in db: any SQLConnection) throws -> Unread? {
        try db.row(
            """
            UPDATE buddy SET read_number = read_number
            WHERE owner_id = \(owner) AND chat_id = \(chat) AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            RETURNING buddy_id, read_number, is_new
            """
        ) { row in
            var columns = row.reader
            return Unread(
                owner: owner,
                buddy: try columns.integer(),
                readNumber: try columns.integer(),
                isNew: try columns.bool()
            )
        }
    }

    /// Returns the number of the buddy's first unread text; nil when there is none.
    static func first(in chat: String, of unread: Unread, in db: any SQLConnection) throws -> Int64? {
        try db.row(
            """
            SELECT number FROM chat_message
            WHERE chat_id = \(chat) AND number > \(unread.readNumber) AND sender_id = \(unread.buddy) AND kind = 'text'
            ORDER BY number LIMIT 1
            """
        ) { try $0.integer(0) }
    }

    /// Notes a message that was just written; returns whether it is the first of the chat that its receiver hasn't read.
    ///
    /// The first text leads to a job that tells of it; the ones after it, and shared things, need none.
    static func note(
        _ number: Int64,
        _ kind: ChatMessage.Content.Kind,
        by sender: Member.ID,
        to receiver: Member.ID,
        in chat: String,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        func isFirst(among some: SQL = "") throws -> Bool {
            try !db.exists(
                """
                SELECT 1 FROM chat_message
                WHERE chat_id = \(chat) AND number < \(number) AND sender_id = \(sender) \(some) AND number > (
                    SELECT read_number FROM buddy WHERE buddy.owner_id = \(receiver) AND buddy.chat_id = \(chat))
                LIMIT 1
                """
            )
        }
        if kind == .text, try isFirst(among: "AND kind = 'text'") {
            try Self.tellLater(receiver, in: chat, at: now, in: db)
        }
        return try isFirst()
    }

    /// The seconds in which an open page may show a message before its notice; some wait up to twice as long.
    static let patience: Int64 = 5

    /// Adds the job that tells of unread messages.
    ///
    /// Messages within the same few seconds share one job. It is due only after these and as many more, so a running
    /// job never covers a new message. The receiver's id shifts when the seconds begin, so that not all jobs are due at
    /// once.
    private static func tellLater(_ receiver: Member.ID, in chat: String, at now: Date, in db: any SQLConnection) throws
    {
        let (length, shift) = (Self.patience * 1_000, receiver % 50 * 100)
        let turn = (now.milliseconds + shift) / length
        try JobStore.add(
            UnreadMessagesJob.kind,
            payload: "\(receiver)/\(chat)",
            due: Date(milliseconds: (turn + 2) * length - shift),
            key: "\(UnreadMessagesJob.kind) \(receiver) \(chat) \(turn)",
            in: db
        )
    }

    /// Returns the cause of the notice that covers all messages from the first unread one on.
    static func cause(_ chat: String, _ first: Int64) -> String { "messages \(chat) \(first)" }
}

/// A member's new matches and chats with unread messages are counted for the badge on Together.
extension Unread {
    /// The count within the statement that finds a request's member.
    package static let correlated = CorrelatedCount { Self.count(of: $0, at: $1) }

    /// Returns an SQL value, for a statement in which `member` is a member's id.
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

    /// Returns the SQL condition that a row of `buddy` and its `chat` have something unread.
    static func isUnread(at now: Date) -> SQL {
        "chat.last_number > buddy.read_number AND \(Self.isOpen(at: now))"
    }

    /// Returns the SQL condition that the chat of a row of `buddy` isn't hidden.
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

    /// Returns the counts of several members.
    package static func counts(
        of owners: [Member.ID],
        at now: Date,
        in database: any Database
    ) async throws -> [Member.ID: Int] {
        let counts = try await database.rows(
            "SELECT member.id, \(Self.count(of: "member.id", at: now)) FROM member WHERE member.id IN \(list: owners)"
        ) { row in
            var columns = row.reader
            return (try columns.integer(), try columns.int())
        }
        return Dictionary(counts) { $1 }
    }

    package static func count(of owner: Member.ID, at now: Date, in database: any Database) async throws -> Int {
        try await database.row("SELECT \(Self.count(of: "\(owner)", at: now))") { try $0.int(0) } ?? 0
    }
}
