package import Members
package import Storage

/// The traces of members in rows that stay when they are deleted: the events they look after, and their chats.
///
/// Events belong to the house and chats to two, so that deleting one person takes neither away. Whoever takes people
/// out who never were asks here, before these are deleted.
package enum Traces {
    /// Deletes the events that these members look after; returns their ids.
    package static func deleteEvents(of members: [Member.ID], in db: any SQLConnection) throws -> [String] {
        try db.rows("DELETE FROM event WHERE organiser_id IN \(list: members) RETURNING id") { try $0.text(0) }
    }

    /// Deletes the chats that one of these members is in or was in.
    package static func deleteChats(of members: [Member.ID], in db: any SQLConnection) throws {
        try db.execute(
            """
            DELETE FROM chat WHERE id IN (
                SELECT chat_id FROM buddy WHERE owner_id IN \(list: members)
                UNION SELECT chat_id FROM parting WHERE owner_id IN \(list: members))
            """
        )
    }
}
