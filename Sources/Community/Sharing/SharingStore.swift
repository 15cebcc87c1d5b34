import Deeds
import Foundation
import Members
import Notices
import Storage

/// Shares one member's things with buddies, each thing once with each of them.
struct SharingStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// A buddy who can get a thing.
    struct Receiver: Sendable, Equatable {
        let buddy: Member.ID
        let chat: String
        /// The instant at which they got it already; nil if they didn't.
        let had: Date?
    }

    /// Returns the buddies, the latest buddyship first.
    func receivers(of kind: ShareKind, _ thing: String) async throws -> [Receiver] {
        try await self.database.rows(Self.receivers(of: kind, thing, from: self.owner)) { try Receiver($0) }
    }

    /// Returns nil when the member has no part in the chat (any more).
    func receiver(in chat: String, of kind: ShareKind, _ thing: String) async throws -> Receiver? {
        let only: SQL = "AND buddy.chat_id = \(chat)"
        return try await self.database.row(Self.receivers(of: kind, thing, from: self.owner, only)) {
            try Receiver($0)
        }
    }

    static func receivers(of kind: ShareKind, _ thing: String, from owner: Member.ID, _ only: SQL = "") -> SQL {
        """
        SELECT buddy.buddy_id, buddy.chat_id, share.at FROM buddy
        LEFT JOIN share ON share.owner_id = buddy.buddy_id AND share.from_id = buddy.owner_id
            AND share.kind = \(kind.rawValue) AND share.source_id = \(thing)
        WHERE buddy.owner_id = \(owner) \(only) AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
        ORDER BY buddy.since DESC, buddy.buddy_id LIMIT 500
        """
    }

    /// Thrown for an id that another message of the chat has.
    struct UsedID: Error {}

    /// The outcome of sharing.
    struct Shared: Sendable, Equatable {
        let at: Date
        /// The card in the chat; nil when the buddy had the thing before.
        let message: MessageStore.Added?
    }

    /// Copies a thing for the buddy, adds a card to the chat and notifies the buddy, in one transaction; once for each
    /// thing.
    ///
    /// Nil when the member has no such chat or thing; throws `UsedID`.
    func share(
        _ kind: ShareKind,
        _ thing: String,
        in chat: String,
        as clientID: String,
        from member: Member,
        by giving: Giving,
        at now: Date
    ) async throws -> Shared? {
        guard let own = try await giving.find(thing, self.owner),
            let receiver = try await self.receiver(in: chat, of: kind, thing)
        else { return nil }
        let gift = Gift(
            thing: thing,
            from: self.owner,
            fromName: member.firstName,
            to: receiver.buddy,
            copy: RowID.new(),
            at: now
        )
        let deed = Deed(
            owner: self.owner,
            day: member.day(at: now),
            kind: .workoutShared,
            source: "share \(thing) \(receiver.buddy)",
            at: now
        )
        do {
            return try await self.database.write { [self] db in
                if let before = try self.note(kind, gift, in: db) { return Shared(at: before, message: nil) }
                guard let copy = try giving.handOver(gift, db) else { throw Gone() }
                let card = SharedCard(
                    title: copy.title,
                    note: copy.note,
                    path: copy.path,
                    ownPath: own.path,
                    figures: copy.figures.isEmpty ? nil : copy.figures,
                    signs: copy.signs.isEmpty ? nil : copy.signs,
                    kilocalories: copy.kilocalories
                )
                let content: ChatMessage.Content = kind == .workout ? .workout(card) : .meal(card)
                let messages = MessageStore(database: self.database, seal: self.seal, owner: self.owner)
                let said = try messages.add(content, clientID: clientID, to: chat, at: now, in: db)
                guard let said, said.receiver == gift.to else { throw Gone() }
                guard said.isNew else { throw UsedID() }
                if kind == .workout { try deed.record(in: db) }
                try Notice.tell(
                    gift.to,
                    .buddies,
                    "\(gift.fromName) shared a \(kind.rawValue) with you: \(copy.title)",
                    path: copy.path,
                    about: gift.from,
                    cause: "share \(kind.rawValue) \(gift.copy)",
                    at: now,
                    in: db
                )
                return Shared(at: now, message: said)
            }
        } catch is Gone {
            return nil
        }
    }

    /// Records that a thing is shared; returns when it was shared before, else nil.
    private func note(_ kind: ShareKind, _ gift: Gift, in db: any SQLConnection) throws -> Date? {
        let isNew = try db.execute(
            """
            INSERT INTO share (owner_id, from_id, kind, source_id, copy_id, at)
            VALUES (\(gift.to), \(gift.from), \(kind.rawValue), \(gift.thing), \(gift.copy), \(gift.at.milliseconds))
            ON CONFLICT (owner_id, from_id, kind, source_id) DO NOTHING
            """
        )
        if isNew == 1 { return nil }
        return try db.row(
            """
            SELECT at FROM share WHERE owner_id = \(gift.to) AND from_id = \(gift.from)
                AND kind = \(kind.rawValue) AND source_id = \(gift.thing)
            """
        ) { Date(milliseconds: try $0.integer(0)) }
    }

    /// Thrown to roll the transaction back.
    private struct Gone: Error {}
}

extension SharingStore.Receiver {
    fileprivate init(_ row: SQLRow) throws {
        var columns = row.reader
        self.buddy = try columns.integer()
        self.chat = try columns.text()
        self.had = try columns.optionalInteger().map(Date.init(milliseconds:))
    }
}
