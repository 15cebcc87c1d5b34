import Deeds
package import Foundation
package import HealthMath
package import Members
package import Storage

/// The relation of two members who said yes to each other, with their chat.
package enum Buddyship {
    /// Thrown by `form` when one blocked the other while it waited for the lock.
    struct Blocked: Error {}

    /// Makes two members buddies and returns their chat; returns the existing one when they are buddies already.
    ///
    /// Both `day`s are the members' own calendar days, for the deeds.
    package static func form(
        between one: (id: Int64, day: CalendarDay),
        and other: (id: Int64, day: CalendarDay),
        at now: Date,
        in db: any SQLConnection
    ) throws -> (chat: String, isNew: Bool) {
        try db.acquire(.pair(one.id, other.id))
        if try Blocks.exists(between: one.id, and: other.id, in: db) { throw Blocked() }
        // Writes in the order of ids, so that there is no deadlock when both say yes at the same moment.
        let pair = [(one, other), (other, one)].sorted { $0.0.id < $1.0.id }
        var chat = RowID.new()
        for (index, (owner, buddy)) in pair.enumerated() {
            let added = try db.execute(
                """
                INSERT INTO buddy (owner_id, buddy_id, chat_id, since, is_new, read_number)
                VALUES (\(owner.id), \(buddy.id), \(chat), \(now.milliseconds), 1, 0)
                ON CONFLICT (owner_id, buddy_id) DO NOTHING
                """
            )
            if index == 0, added == 0 {
                chat = try Self.chat(of: owner.id, with: buddy.id, in: db) ?? chat
                return (chat, false)
            }
            try Deed(owner: owner.id, day: owner.day, kind: .buddyGained, source: "buddy \(buddy.id)", at: now)
                .record(in: db)
        }
        try db.execute("INSERT INTO chat (id, last_number, last_at) VALUES (\(chat), 0, \(now.milliseconds))")
        return (chat, true)
    }

    /// Returns the chat of two members; nil when they aren't buddies.
    package static func chat(of owner: Member.ID, with buddy: Member.ID, in db: any SQLConnection) throws -> String? {
        try db.row("SELECT chat_id FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(buddy)") { try $0.text(0) }
    }

    /// Returns the buddies who share when they train, the oldest buddyships first, at most five.
    package static func present(with owner: Member.ID, in database: any Database) async throws -> [Member.ID] {
        try await database.rows(
            """
            SELECT buddy.buddy_id FROM buddy JOIN buddy_profile AS profile ON profile.owner_id = buddy.buddy_id
            WHERE buddy.owner_id = \(owner) AND (profile.shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0
                AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            ORDER BY buddy.since, buddy.buddy_id LIMIT 5
            """
        ) { try $0.integer(0) }
    }

    /// Ends the buddyship on both sides; the messages are kept for a while, for reports.
    ///
    /// Does nothing when there was none.
    package static func end(between one: Member.ID, and other: Member.ID, in db: any SQLConnection) throws {
        let (first, second) = (min(one, other), max(one, other))
        for (owner, buddy) in [(first, second), (second, first)] {
            try db.execute(
                """
                INSERT INTO parting (owner_id, other_id, chat_id, since, is_new, read_number)
                SELECT owner_id, buddy_id, chat_id, since, is_new, read_number FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(buddy)
                """
            )
            try db.execute("DELETE FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(buddy)")
            try Deed.withdraw(owner: owner, kind: .buddyGained, source: "buddy \(buddy)", in: db)
        }
    }

    /// Brings a chat that ended back on both sides, as it was.
    static func restore(_ chat: String, between one: Person, and other: Person, in db: any SQLConnection) throws {
        for (owner, buddy) in [(one, other), (other, one)].sorted(by: { $0.0.id < $1.0.id }) {
            let since = try db.row(
                """
                INSERT INTO buddy (owner_id, buddy_id, chat_id, since, is_new, read_number)
                SELECT owner_id, other_id, chat_id, since, is_new, read_number FROM parting
                WHERE owner_id = \(owner.id) AND other_id = \(buddy.id) AND chat_id = \(chat) AND since IS NOT NULL
                RETURNING since
                """
            ) { Date(milliseconds: try $0.integer(0)) }
            try db.execute(
                "DELETE FROM parting WHERE owner_id = \(owner.id) AND other_id = \(buddy.id) AND chat_id = \(chat)"
            )
            guard let since else { continue }
            let source = "buddy \(buddy.id)"
            try Deed(owner: owner.id, day: owner.day(at: since), kind: .buddyGained, source: source, at: since)
                .record(in: db)
        }
        // A chat without members is marked, and deleted after a while.
        try db.execute("UPDATE chat SET left_at = NULL WHERE id = \(chat)")
    }
}
