import Foundation
import Members
import Notices
import Storage
import Web

/// Reads and writes chats of members with buddies whom they may meet, and tells their open pages.
struct Chats: Sendable {
    let database: any Database
    let seal: Seal
    let live: Live
    let people: PersonLookup
    /// Limits how fast members send; nil for no limit.
    let limiter: RateLimiter?
    let now: @Sendable () -> Date

    struct Conversation: Sendable {
        let chat: Chat
        let buddy: Person
        /// The version of the buddy's picture; nil when none is shown.
        let photo: String?
        /// Whether messages can be sent: a suspended member gets none, but both can still read the chat.
        let isOpen: Bool
    }

    /// A chat that rests because one of the two has turned 18.
    struct Resting: Sendable {
        let chat: String
        let buddy: Person
    }

    /// Twenty messages at once and two a second: faster than anybody types.
    private static let rule = RateLimiter.Rule("messages", burst: 20, perMinute: 120)

    static let missing = NotFound("There is no such chat of yours.")
    static let tooMany = "That was a lot at once. Wait a moment and send it again."

    /// Returns the chats with members of the same age group (adults or under 18) as open ones.
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

    /// Returns nil when the member has no part in the chat (any more).
    ///
    /// The picture is read only when `pictured`, because this is called for every message that is shown. It runs the
    /// same statements in every case, so that the time it takes tells nothing.
    func find(_ id: String, of member: Member, pictured: Bool = false) async throws -> Conversation? {
        let chat = try await self.store(of: member.id).find(id)
        let buddy = chat?.buddy ?? Self.nobody
        let people = try await self.people([buddy, member.id])
        let profiles = pictured ? try await BuddyProfiles(self.database).find([buddy]) : [:]
        guard let chat else { return nil }
        return self.conversations([chat], of: member, among: people, profiles).first
    }

    /// The id used in statements for a chat that doesn't exist.
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

    /// Sends a message to the buddy of a chat, by the same statements whether or not the chat exists.
    ///
    /// Throws the words for a sender without part in it, for one who can't write to the buddy now, and for too much.
    func send(_ values: MessageForm.Values, to id: String, by sender: Member) async throws -> MessageStore.Added {
        let (messages, now) = (self.messages(of: sender.id), self.now())
        let buddyID = try await messages.buddy(in: id) ?? Self.nobody
        let people = try await self.people([buddyID, sender.id])
        let today = sender.day(at: now)
        guard let writer = people[sender.id], let buddy = people[buddyID], writer.isOfTheAge(of: buddy, on: today)
        else { throw Self.missing }
        guard writer.mayMeet(buddy, on: today) else {
            throw NotAllowed("\(buddy.firstName) can't be written to at the moment.")
        }
        if let seconds = self.limiter?.wait(Self.rule, for: String(sender.id), now: now) {
            throw TooOften(seconds: seconds, words: Self.tooMany)
        }
        do {
            let added = try await messages.add(.text(values.text), clientID: values.clientID, to: id, at: now)
            guard let added else { throw Self.missing }
            if added.isNew { await self.deliver(added) }
            return added
        } catch is SaidAlike.TooMany {
            throw FormErrors("text", SaidAlike.words)
        } catch is MessageStore.Full {
            throw FormErrors("text", MessageStore.Full.words)
        }
    }

    /// Returns false when the reader has no part in the chat (any more).
    func read(_ chat: Chat, upTo number: Int64, by reader: Member) async throws -> Bool {
        guard let reading = try await self.store(of: reader.id).read(chat.id, upTo: number, at: self.now()) else {
            return false
        }
        if reading.moved { await self.tell(reading, of: chat.id, by: reader.id) }
        if reading.settled {
            let unread = try await NoticeStore.unread(of: reader.id, in: self.database)
            await self.live.publish("unread", String(unread), to: reader.id)
        }
        return true
    }

    /// Sends a new message as a live event to the open pages of both members.
    func deliver(_ added: MessageStore.Added) async {
        for member in [added.receiver, added.message.sender] {
            let answer = MessageResponse(added.message, in: added.chat, for: member, live: true)
            await self.publish("message", answer, to: member)
        }
        if added.isFirstUnread { await self.count(for: added.receiver) }
    }

    /// Sends a read mark to the reader's other devices, and to the buddy when the reader allows it.
    private func tell(_ reading: ChatStore.ReadPosition, of chat: String, by reader: Member.ID) async {
        let told = reading.shared ? [reading.buddy, reader] : [reader]
        for member in told {
            let answer = ReadPositionResponse(chat: chat, number: reading.number, mine: member == reader)
            await self.publish("reading", answer, to: member)
        }
        await self.count(for: reader)
    }

    private func publish(_ event: String, _ answer: some Encodable, to member: Member.ID) async {
        // Losing the error is right: what is told is written, and the next page shows it.
        guard let text = try? JSONResponse.text(of: answer) else { return }
        await self.live.publish(event, text, to: member)
    }

    /// Sends the number of unread chats, for the badges of a member's open pages.
    private func count(for member: Member.ID) async {
        // Losing the error is right: the message is written, and the next page shows the right count.
        guard let count = try? await Unread.count(of: member, at: self.now(), in: self.database) else { return }
        await self.live.publish("chats", String(count), to: member)
    }

    func messages(of member: Member.ID) -> MessageStore {
        MessageStore(database: self.database, seal: self.seal, owner: member)
    }

    private func store(of member: Member.ID) -> ChatStore {
        ChatStore(database: self.database, seal: self.seal, owner: member)
    }
}
