import Foundation
import Members
import Notices
import Storage
import Web

/// The conversations of members with those they may still meet.
struct Chats: Sendable {
    let database: any Database
    let seal: Seal
    let live: Live
    let people: PersonLookup
    /// Keeps members from flooding their buddies; nil where nothing is limited.
    let limiter: RateLimiter?
    let now: @Sendable () -> Date

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

    /// What came of sending.
    enum Sending: Sendable {
        case added(MessageStore.Added)
        /// It isn't the sender's, or isn't any more.
        case noChat
        /// Nothing can be said for now.
        case closed(buddyName: String)
        /// Too fast; in so many seconds it may be tried again.
        case tooMany(seconds: Int)
        /// It was told to many people already.
        case saidToMany
    }

    /// Open are those with buddies of the member's age group: adults, or under 18.
    ///
    /// The others rest until both are adults.
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

    /// Nil for what isn't the member's, or isn't any more.
    ///
    /// The picture is looked for only where it is shown: the rest is asked with every message. Whatever the answer is,
    /// it asks the same of the database, so that the time it takes tells nothing.
    func find(_ id: String, of member: Member, pictured: Bool = false) async throws -> Conversation? {
        let chat = try await self.store(of: member.id).find(id)
        let buddy = chat?.buddy ?? Self.nobody
        let people = try await self.people([buddy, member.id])
        let profiles = pictured ? try await BuddyProfiles(self.database).find([buddy]) : [:]
        guard let chat else { return nil }
        return self.conversations([chat], of: member, among: people, profiles).first
    }

    /// Stands for the buddy of a chat that doesn't exist.
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

    func send(_ values: MessageForm.Values, to id: String, by sender: Member) async throws -> Sending {
        guard let conversation = try await self.find(id, of: sender) else { return .noChat }
        guard conversation.isOpen else { return .closed(buddyName: conversation.buddy.firstName) }
        let now = self.now()
        if let seconds = self.limiter?.wait(Self.rule, for: String(sender.id), now: now) {
            return .tooMany(seconds: seconds)
        }
        do {
            let messages = self.messages(of: sender.id)
            let added = try await messages.add(.text(values.text), clientID: values.clientID, to: id, at: now)
            guard let added else { return .noChat }
            if added.isNew { await self.delivery.deliver(added) }
            return .added(added)
        } catch is SaidAlike.TooMany {
            return .saidToMany
        }
    }

    /// False for a chat that isn't the reader's any more.
    func read(_ chat: Chat, upTo number: Int64, by reader: Member) async throws -> Bool {
        guard let reading = try await self.store(of: reader.id).read(chat.id, upTo: number, at: self.now()) else {
            return false
        }
        if reading.moved { await self.delivery.tell(reading, of: chat.id, by: reader.id) }
        if reading.settled {
            let unread = try await NoticeStore.unread(of: reader.id, in: self.database)
            await self.live.publish("unread", String(unread), to: reader.id)
        }
        return true
    }

    var delivery: MessageDelivery { MessageDelivery(live: self.live, database: self.database, now: self.now) }

    func messages(of member: Member.ID) -> MessageStore {
        MessageStore(database: self.database, seal: self.seal, owner: member)
    }

    private func store(of member: Member.ID) -> ChatStore {
        ChatStore(database: self.database, seal: self.seal, owner: member)
    }
}
