package import Foundation
import HTTPTypes
import Hummingbird
package import Notices
package import Storage
package import Web

/// The conversations of whoever asks, with those who may still meet them.
package struct Chats: Sendable {
    private let database: any Database
    private let seal: Seal
    private let live: Live
    private let people: PersonLookup
    private let limiter: RateLimiter?
    let now: @Sendable () -> Date

    /// With a `limiter` nobody floods their buddies.
    package init(
        database: any Database,
        seal: Seal,
        live: Live,
        people: @escaping PersonLookup,
        limiter: RateLimiter?,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.seal = seal
        self.live = live
        self.people = people
        self.limiter = limiter
        self.now = now
    }

    struct Conversation: Sendable {
        let chat: Chat
        let buddy: Person
        /// The version of a picture the buddy shows; nil for none.
        let photo: String?
        /// Whether anything can be said: nobody writes to who is suspended, but what was said stays with both.
        let isOpen: Bool
    }

    /// Twenty at once and two a second: faster than anybody types.
    private static let rule = RateLimiter.Rule("messages", burst: 20, perMinute: 120)

    static let none = HTTPError(.notFound, message: "There is no such chat of yours.")

    func all(of member: Member) async throws -> [Conversation] {
        try await self.conversations(self.store(of: member.id).all(), of: member, pictured: true)
    }

    /// The one in the address; throws 404 for what isn't the asker's, or isn't any more.
    ///
    /// The picture is looked for only where it is shown: the rest is asked with every message.
    func find(_ context: ConfirmedContext, pictured: Bool = false) async throws -> Conversation {
        guard let id = UUID(uuidString: context.parameters.get("id") ?? "")?.uuidString.lowercased(),
            let chat = try await self.store(of: context.signedIn.id).find(id),
            let conversation = try await self.conversations([chat], of: context.signedIn, pictured: pictured).first
        else { throw Self.none }
        return conversation
    }

    private func conversations(_ chats: [Chat], of member: Member, pictured: Bool) async throws -> [Conversation] {
        guard !chats.isEmpty else { return [] }
        let ids = chats.map(\.buddy)
        let people = try await self.people(ids + [member.id])
        guard let asker = people[member.id] else { return [] }
        let profiles = pictured ? try await BuddyProfiles(self.database).find(ids) : [:]
        let today = member.day(at: self.now())
        return chats.compactMap { chat in
            guard let buddy = people[chat.buddy], asker.isOfTheAge(of: buddy, on: today) else { return nil }
            let isOpen = asker.mayMeet(buddy, on: today)
            let photo = isOpen ? profiles[chat.buddy]?.photoVersion : nil
            return Conversation(chat: chat, buddy: buddy, photo: photo, isOpen: isOpen)
        }
    }

    /// Throws 404 for what is no chat (any more), 403 where nothing can be said for now, and 429 with when to try again.
    func send(_ values: MessageForm.Values, in context: ConfirmedContext) async throws -> MessageStore.Added {
        let sender = context.signedIn.id
        let (conversation, now) = (try await self.find(context), self.now())
        let chat = conversation.chat
        guard conversation.isOpen else {
            throw HTTPError(.forbidden, message: "\(conversation.buddy.firstName) can't be written to at the moment.")
        }
        if let seconds = self.limiter?.wait(Self.rule, for: String(sender), now: now) {
            throw HTTPError(
                .tooManyRequests,
                headers: [.retryAfter: String(seconds)],
                message: "That was a lot at once. Wait a moment and send it again."
            )
        }
        guard
            let added = try await self.messages(of: sender)
                .add(.text(values.text), clientID: values.clientID, to: chat.id, at: now)
        else { throw Self.none }
        if added.isNew { await MessageDelivery(live: self.live).deliver(added) }
        return added
    }

    func read(_ chat: Chat, upTo number: Int64, by reader: Member) async throws {
        guard let reading = try await self.store(of: reader.id).read(chat.id, upTo: number, at: self.now()) else {
            throw Self.none
        }
        if reading.moved { await MessageDelivery(live: self.live).tell(reading, of: chat.id, by: reader.id) }
        if reading.settled {
            let unread = try await NoticeStore(database: self.database, owner: reader.id).unread()
            await self.live.publish("unread", String(unread), to: reader.id)
        }
    }

    func messages(of member: Member.ID) -> MessageStore {
        MessageStore(database: self.database, seal: self.seal, owner: member)
    }

    private func store(of member: Member.ID) -> ChatStore {
        ChatStore(database: self.database, seal: self.seal, owner: member)
    }
}
