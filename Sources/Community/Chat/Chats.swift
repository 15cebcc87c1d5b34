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

    /// A chat of two of whom one has grown up.
    struct Resting: Sendable {
        let chat: String
        let buddy: Person
    }

    /// Twenty at once and two a second: faster than anybody types.
    private static let rule = RateLimiter.Rule("messages", burst: 20, perMinute: 120)

    static let none = HTTPError(.notFound, message: "There is no such chat of yours.")

    /// Those of buddies who are adults like the member, or under 18 like them; the others rest until both are adults.
    func all(of member: Member) async throws -> (open: [Conversation], resting: [Resting]) {
        let chats = try await self.store(of: member.id).all()
        let people = try await self.people(chats.map(\.buddy) + [member.id])
        let profiles = try await BuddyProfiles(self.database).find(chats.map(\.buddy))
        let open = self.conversations(chats, of: member, among: people, profiles)
        let shown = Set(open.map(\.chat.id))
        let resting = chats.filter { !shown.contains($0.id) }
            .compactMap { chat in people[chat.buddy].map { Resting(chat: chat.id, buddy: $0) } }
        return (open, resting)
    }

    /// The one in the address; throws 404 for what isn't the asker's, or isn't any more.
    ///
    /// The picture is looked for only where it is shown: the rest is asked with every message. Whatever the answer is,
    /// the same is asked of the database: how long it takes tells nothing.
    func find(_ context: ConfirmedContext, pictured: Bool = false) async throws -> Conversation {
        let member = context.signedIn
        guard let id = UUID(uuidString: context.parameters.get("id") ?? "")?.uuidString.lowercased() else {
            throw Self.none
        }
        let chat = try await self.store(of: member.id).find(id)
        let buddy = chat?.buddy ?? Self.nobody
        let people = try await self.people([buddy, member.id])
        let profiles = pictured ? try await BuddyProfiles(self.database).find([buddy]) : [:]
        guard let chat, let conversation = self.conversations([chat], of: member, among: people, profiles).first else {
            throw Self.none
        }
        return conversation
    }

    /// Stands for the buddy of a chat that there isn't.
    private static let nobody: Member.ID = 0

    private func conversations(
        _ chats: [Chat],
        of member: Member,
        among people: [Member.ID: Person],
        _ profiles: [Member.ID: BuddyProfiles.Found]
    ) -> [Conversation] {
        guard let asker = people[member.id] else { return [] }
        let today = member.day(at: self.now())
        return chats.compactMap { chat in
            guard let buddy = people[chat.buddy], asker.isOfTheAge(of: buddy, on: today) else { return nil }
            let isOpen = asker.mayMeet(buddy, on: today)
            let photo = isOpen ? profiles[chat.buddy]?.photoVersion : nil
            return Conversation(chat: chat, buddy: buddy, photo: photo, isOpen: isOpen)
        }
    }

    /// Throws 404 for what is no chat (any more), 403 where nothing can be said for now, 429 with when to try again, and
    /// complaints about what was told to many already.
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
        guard let added = try await self.add(values, to: chat.id, by: sender, at: now) else { throw Self.none }
        if added.isNew { await self.delivery.deliver(added) }
        return added
    }

    /// Complains in words about what was told to many already.
    private func add(
        _ values: MessageForm.Values,
        to chat: String,
        by sender: Member.ID,
        at now: Date
    ) async throws -> MessageStore.Added? {
        do {
            return try await self.messages(of: sender)
                .add(.text(values.text), clientID: values.clientID, to: chat, at: now)
        } catch is SaidAlike.TooMany {
            throw FormErrors("text", SaidAlike.words)
        }
    }

    func read(_ chat: Chat, upTo number: Int64, by reader: Member) async throws {
        guard let reading = try await self.store(of: reader.id).read(chat.id, upTo: number, at: self.now()) else {
            throw Self.none
        }
        if reading.moved { await self.delivery.tell(reading, of: chat.id, by: reader.id) }
        if reading.settled {
            let unread = try await NoticeStore(database: self.database, owner: reader.id).unread()
            await self.live.publish("unread", String(unread), to: reader.id)
        }
    }

    private var delivery: MessageDelivery { MessageDelivery(live: self.live, database: self.database, now: self.now) }

    func messages(of member: Member.ID) -> MessageStore {
        MessageStore(database: self.database, seal: self.seal, owner: member)
    }

    private func store(of member: Member.ID) -> ChatStore {
        ChatStore(database: self.database, seal: self.seal, owner: member)
    }
}
