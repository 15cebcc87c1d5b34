import Members
import Storage

/// The relation of the member who searches to a member they found.
enum Acquaintance: Sendable, Equatable {
    case stranger
    /// They are buddies, with this chat.
    case buddy(chat: String)
    /// They were asked openly and have not answered.
    case asked
    /// They asked, and wait for an answer.
    case asks

    /// Finds the relations to many members in one statement; leaves out strangers.
    static func all(
        of owner: Member.ID,
        with others: [Member.ID],
        in database: any Database
    ) async throws -> [Member.ID: Acquaintance] {
        guard !others.isEmpty else { return [:] }
        let rows = try await database.rows(
            """
            SELECT buddy_id, chat_id, 0 AS standing FROM buddy WHERE owner_id = \(owner) AND buddy_id IN \(list: others)
            UNION ALL
            SELECT to_id, '', 1 FROM buddy_answer
            WHERE owner_id = \(owner) AND to_id IN \(list: others) AND says = 'yes' AND is_open = 1
            UNION ALL
            SELECT owner_id, '', 2 FROM buddy_answer
            WHERE to_id = \(owner) AND owner_id IN \(list: others) AND says = 'yes' AND is_open = 1
                AND NOT EXISTS (SELECT 1 FROM buddy_answer AS mine
                    WHERE mine.owner_id = \(owner) AND mine.to_id = buddy_answer.owner_id AND mine.says = 'no')
            ORDER BY standing, buddy_id
            """
        ) { row in
            var columns = row.reader
            let (id, chat) = (try columns.integer(), try columns.text())
            let standing: Acquaintance =
                switch try columns.integer() {
                case 0: .buddy(chat: chat)
                case 1: .asked
                default: .asks
                }
            return (id, standing)
        }
        // The first row of a member counts, and buddies come first.
        return Dictionary(rows) { first, _ in first }
    }
}
