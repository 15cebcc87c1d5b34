package import Foundation
import HealthMath
package import Members
import Notices
package import Storage
import Web

/// Stores one member's answers and requests, with their consequences.
///
/// `BuddyRequests` has checked whether the two may meet; blocks and hidden profiles are checked here, in the same
/// transaction.
package struct BuddyAnswerStore: Sendable {
    /// The outcome of an answer or a request.
    package enum Outcome: Sendable, Equatable {
        /// The answer is stored; only its member knows of it.
        case kept
        /// The other can read the request now, or could already.
        case asked
        /// The two are buddies; `isNew` for the answer that made them so.
        case buddies(chat: String, isNew: Bool)
        /// The day's requests are used up.
        case tooMany
    }

    /// The most requests in a day: enough for anybody, too few for spam.
    package static let mostRequests = 20

    private let database: any Database
    private let me: Person
    private let hasChat: Bool

    /// Creates the store; without chats, notices about a new buddy lead to what makes the two fit.
    package init(database: any Database, of me: Person, hasChat: Bool = true) {
        self.database = database
        self.me = me
        self.hasChat = hasChat
    }

    /// Stores an answer; nil when the two may not meet.
    package func say(_ answer: BuddyAnswer, to them: Person, at now: Date) async throws -> Outcome? {
        try await self.unlessBlocked { [me, hasChat] db in
            guard try Self.holdPair(me, them, in: db) else { return nil }
            if let chat = try Buddyship.chat(of: me.id, with: them.id, in: db) {
                return .buddies(chat: chat, isNew: false)
            }
            try Notice.settle(me.id, path: BuddyLinks.request(of: them.id), at: now, in: db)
            // A yes leaves an open request open; a no withdraws it.
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at)
                VALUES (\(me.id), \(them.id), \(answer.rawValue), 0, \(now.milliseconds))
                ON CONFLICT (owner_id, to_id) DO UPDATE SET says = excluded.says, at = excluded.at,
                    is_open = CASE WHEN excluded.says = 'yes' THEN buddy_answer.is_open ELSE 0 END
                """
            )
            guard answer == .yes else {
                try Notice.settle(them.id, path: BuddyLinks.request(of: me.id), at: now, in: db)
                return .kept
            }
            return try Self.join(me, them, hasChat: hasChat, at: now, in: db) ?? .kept
        }
    }

    /// Sends an open request; nil as for `say`.
    package func ask(_ them: Person, at now: Date) async throws -> Outcome? {
        try await self.unlessBlocked { [me, hasChat] db in
            guard try Self.holdPair(me, them, in: db) else { return nil }
            if let chat = try Buddyship.chat(of: me.id, with: them.id, in: db) {
                return .buddies(chat: chat, isNew: false)
            }
            let isOpen = try db.exists(
                "SELECT 1 FROM buddy_answer WHERE owner_id = \(me.id) AND to_id = \(them.id) AND is_open = 1"
            )
            if isOpen { return .asked }
            // Without the lock several requests at once could all be the last allowed.
            try db.acquire(.counting(me.id))
            let asked = try db.row(
                """
                SELECT COUNT(*) FROM buddy_answer
                WHERE owner_id = \(me.id) AND asked_at > \(now.milliseconds - 86_400_000)
                """
            ) { try $0.int(0) }
            guard let asked, asked < Self.mostRequests else { return .tooMany }
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                VALUES (\(me.id), \(them.id), 'yes', 1, \(now.milliseconds), \(now.milliseconds))
                ON CONFLICT (owner_id, to_id) DO UPDATE SET says = 'yes', is_open = 1, asked_at = excluded.asked_at,
                    at = excluded.at
                """
            )
            try Notice.settle(me.id, path: BuddyLinks.request(of: them.id), at: now, in: db)
            if let outcome = try Self.join(me, them, hasChat: hasChat, at: now, in: db) { return outcome }
            // Somebody who said no before gets no notice, and the asker isn't told that.
            let isDeclined = try db.exists(
                "SELECT 1 FROM buddy_answer WHERE owner_id = \(them.id) AND to_id = \(me.id) AND says = 'no'"
            )
            if !isDeclined { try Self.tellOfRequest(me, them, at: now, in: db) }
            return .asked
        }
    }

    /// Deletes a no, so that the card comes back; false when there is none.
    package func takeBackPass(of them: Member.ID) async throws -> Bool {
        try await self.database.write { [me] db in
            try db.acquire(.pair(me.id, them))
            return try db.execute(
                """
                DELETE FROM buddy_answer
                WHERE owner_id = \(me.id) AND to_id = \(them) AND says = 'no' AND asked_at IS NULL
                """
            ) > 0
        }
    }

    /// Withdraws a request and its yes; false when none is open.
    package func withdraw(from them: Member.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [me] db in
            // The lock orders this and a yes at the same moment.
            try db.acquire(.pair(me.id, them))
            let isWithdrawn =
                try db.execute(
                    """
                    UPDATE buddy_answer SET says = 'no', is_open = 0, at = \(now.milliseconds)
                    WHERE owner_id = \(me.id) AND to_id = \(them) AND is_open = 1
                    """
                ) > 0
            if isWithdrawn { try Notice.settle(them, path: BuddyLinks.request(of: me.id), at: now, in: db) }
            return isWithdrawn
        }
    }

    /// Runs `work`; nil when one of the two blocks the other meanwhile.
    private func unlessBlocked(
        _ work: @Sendable @escaping (any SQLConnection) throws -> Outcome?
    ) async throws -> Outcome? {
        do {
            return try await self.database.write(work)
        } catch is Buddyship.Blocked {
            return nil
        }
    }

    /// Locks the pair, so that one answer is written at a time, and tells whether the two may meet.
    ///
    /// Without the lock two members who say yes at the same moment would not see each other's answer.
    private static func holdPair(_ me: Person, _ them: Person, in db: any SQLConnection) throws -> Bool {
        try db.acquire(.pair(me.id, them.id))
        let both = try db.rows(
            """
            SELECT owner_id FROM buddy_profile
            WHERE owner_id IN \(list: [me.id, them.id]) AND is_visible = 1
                AND \(Blocks.none(between: "\(me.id)", and: "\(them.id)"))
            """
        ) { try $0.integer(0) }
        return both.count == 2
    }

    /// Makes them buddies when both said yes; nil when the other didn't.
    private static func join(
        _ me: Person,
        _ them: Person,
        hasChat: Bool,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Outcome? {
        let isMutual = try db.exists(
            "SELECT 1 FROM buddy_answer WHERE owner_id = \(them.id) AND to_id = \(me.id) AND says = 'yes'"
        )
        guard isMutual else { return nil }
        let (chat, isNew) = try Buddyship.form(
            between: (me.id, me.day(at: now)),
            and: (them.id, them.day(at: now)),
            at: now,
            in: db
        )
        // Settles the requests of both.
        for (owner, other) in [(me.id, them.id), (them.id, me.id)].sorted(by: <) {
            try db.execute("UPDATE buddy_answer SET is_open = 0 WHERE owner_id = \(owner) AND to_id = \(other)")
            try Notice.settle(owner, path: BuddyLinks.request(of: other), at: now, in: db)
        }
        if isNew {
            for (owner, other) in [(me, them), (them, me)].sorted(by: { $0.0.id < $1.0.id }) {
                try Notice.tell(
                    owner.id,
                    .buddies,
                    "You and \(other.firstName) are buddies now. Say hello.",
                    path: hasChat ? ChatLinks.chat(chat) : BuddyLinks.match(with: other.id),
                    about: other.id,
                    part: hasChat ? .chat : nil,
                    cause: "buddy \(chat)",
                    at: now,
                    in: db
                )
            }
        }
        return .buddies(chat: chat, isNew: isNew)
    }

    private static func tellOfRequest(
        _ me: Person,
        _ them: Person,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try Notice.tell(
            them.id,
            .buddies,
            "\(me.firstName) would like to train with you.",
            path: BuddyLinks.request(of: me.id),
            about: me.id,
            actions: [
                Notice.Action("Accept", path: BuddyLinks.acceptance(of: me.id)),
                Notice.Action("Not now", path: BuddyLinks.refusal(of: me.id)),
            ],
            // All requests of a member have the same cause, so that asking again sends no second notice.
            cause: "buddy-request \(me.id)",
            at: now,
            in: db
        )
    }
}
