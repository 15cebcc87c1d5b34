import Foundation
import Notices
import Storage
import Support
import Testing

@testable import Community

struct ChatStoreTests {
    @Test("the list has the latest first, what is new and how much is unread", arguments: Backend.available)
    func list(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        talk.village.wait(60)
        let other = try await talk.village.befriend(talk.ana, talk.cleo)
        #expect(try await talk.chats(talk.ana).all().map(\.id) == [other, talk.chat])
        talk.village.wait(60)
        for text in ["Hi", "Are you there?"] { try await talk.say(text, by: talk.ben) }
        try await talk.say("Yes", by: talk.ana)
        let chats = try await talk.chats(talk.ana).all()
        #expect(chats.map(\.id) == [talk.chat, other])
        #expect(chats.map(\.unread) == [2, 0])
        #expect(chats.map(\.isNew) == [true, true])
        #expect(chats.map { $0.last?.content } == [.text("Yes"), nil])
        #expect(chats.map(\.buddy) == [talk.ben, talk.cleo])
        _ = try await talk.read(talk.ana, upTo: 2)
        let read = try #require(try await talk.chats(talk.ana).find(talk.chat))
        #expect(read.unread == 0 && !read.isNew && read.readNumber == 2)
        #expect(try await talk.chats(talk.ben).find(talk.chat)?.unread == 1)
    }

    @Test("a gift that can't be read says so in its place, and hides no chat from either", arguments: Backend.available)
    func odd(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let other = try await talk.village.befriend(talk.ana, talk.cleo)
        try await talk.say("Hi", by: talk.ben)
        let sealed = try talk.village.seal.seal("nonsense", as: ChatMessage.context(talk.chat))
        try await talk.village.database.write {
            try $0.execute("UPDATE chat_message SET kind = 'workout', sealed = \(sealed)")
        }
        for reader in [talk.ana, talk.ben] {
            #expect(try await talk.chats(reader).all().contains { $0.id == talk.chat })
            #expect(try await talk.heard(reader) == ["(This message can't be read any more.)"])
        }
        #expect(try await talk.chats(talk.ana).all().contains { $0.id == other })
        let told = RowName("chat_message", owner: talk.ben, key: "\(talk.chat)/1")
        #expect(talk.village.database.setAside.all == [told])
    }

    @Test("what one says oneself is read, but for what stands unread before it", arguments: Backend.available)
    func own(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        let mine = try #require(try await talk.chats(talk.ana).find(talk.chat))
        #expect(mine.readNumber == 1 && !mine.isNew)
        try await talk.say("Hello", by: talk.ben)
        try await talk.say("Anyway", by: talk.ana)
        #expect(try await talk.chats(talk.ana).find(talk.chat)?.readNumber == 1)
        #expect(try await talk.chats(talk.ana).find(talk.chat)?.unread == 1)
    }

    @Test("a read mark never goes back, nor beyond what was said", arguments: Backend.available)
    func monotonic(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        for _ in 1...3 { try await talk.say("Hi", by: talk.ben) }
        #expect(try await talk.read(talk.ana, upTo: 99)?.number == 3)
        let back = try #require(try await talk.read(talk.ana, upTo: 1))
        #expect(back.number == 3 && !back.moved)
        #expect(try await talk.chats(talk.ana).find(talk.chat)?.readNumber == 3)
    }

    @Test("the other learns what was read only while the reader lets them", arguments: Backend.available)
    func switchable(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        #expect(try await talk.read(talk.ben, upTo: 1)?.shared == false)
        #expect(try await talk.chats(talk.ana).find(talk.chat)?.buddyReadNumber == nil)
        try await talk.village.show(talk.ben) { $0.shares = [.reading] }
        #expect(try await talk.chats(talk.ana).find(talk.chat)?.buddyReadNumber == 1)
        try await talk.say("Hello?", by: talk.ana)
        #expect(try await talk.read(talk.ben, upTo: 2)?.shared == true)
    }

    @Test(
        "a chat that both left is kept a month for reports, and one that goes on for ever",
        arguments: Backend.available
    )
    func purge(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let other = try await talk.village.befriend(talk.ana, talk.cleo)
        try await talk.say("Hi", by: talk.ana)
        try await talk.village.database.write { try Buddyship.end(between: talk.ana, and: talk.ben, in: $0) }
        let purge: @Sendable () async throws -> Int = {
            let now = talk.village.now
            return try await ChatStore.purge(
                leftBefore: now.addingTimeInterval(-30 * 86_400),
                at: now,
                in: talk.village.database
            )
        }
        #expect(try await purge() == 0)
        talk.village.wait(29 * 86_400)
        #expect(try await purge() == 0)
        talk.village.wait(2 * 86_400)
        #expect(try await purge() == 1)
        let left = try await talk.village.database.rows("SELECT id FROM chat") { try $0.text(0) }
        #expect(left == [other])
        #expect(try await talk.village.database.read { try !$0.exists("SELECT 1 FROM chat_message") })
    }
}
