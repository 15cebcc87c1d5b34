import Members
import Storage

/// The unread messages of one of the two members of a chat.
struct Unread: Sendable, Equatable {
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

    /// The number of the buddy's first unread text; nil when there is none.
    static func first(in chat: String, of unread: Unread, in db: any SQLConnection) throws -> Int64? {
        try db.row(
            """
            SELECT number FROM chat_message
            WHERE chat_id = \(chat) AND number > \(unread.readNumber) AND sender_id = \(unread.buddy) AND kind = 'text'
            ORDER BY number LIMIT 1
            """
        ) { try $0.integer(0) }
    }

    /// Whether the receiver has read everything that the sender sent before a message; with `ofWords` only texts count.
    static func isFirst(
        _ number: Int64,
        ofWords: Bool = false,
        by sender: Member.ID,
        to receiver: Member.ID,
        in chat: String,
        in db: any SQLConnection
    ) throws -> Bool {
        let words: SQL = ofWords ? "AND kind = 'text'" : ""
        return try !db.exists(
            """
            SELECT 1 FROM chat_message
            WHERE chat_id = \(chat) AND number < \(number) AND sender_id = \(sender) \(words) AND number > (
                SELECT read_number FROM buddy WHERE buddy.owner_id = \(receiver) AND buddy.chat_id = \(chat))
            LIMIT 1
            """
        )
    }

    /// The cause of the notice that covers all messages from the first unread one on.
    static func cause(_ chat: String, _ first: Int64) -> String { "messages \(chat) \(first)" }
}
