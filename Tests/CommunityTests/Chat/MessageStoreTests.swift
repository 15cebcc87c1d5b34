import Foundation
import Storage
import Support
import Testing
import Web

@testable import Community

struct MessageStoreTests {
    @Test("what is said is numbered in its order, and sent again it is the same message", arguments: Backend.available)
    func order(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let id = Talk.id()
        let first = try #require(try await talk.say("Hi", by: talk.ana, id: id))
        talk.village.wait(5)
        let again = try #require(try await talk.say("Hi", by: talk.ana, id: id))
        #expect(first.isNew && !again.isNew)
        #expect(again.message == first.message && again.receiver == talk.ben)
        #expect(try await talk.chats(talk.ana).find(talk.chat)?.lastAt == first.message.at)
        // The same id of another's is another message.
        let answer = try #require(try await talk.say("Hello", by: talk.ben, id: id))
        #expect(answer.isNew && answer.message.number == 2)
        #expect(try await talk.heard(talk.ana) == ["Hi", "Hello"])
        #expect(try await talk.heard(talk.ben) == ["Hi", "Hello"])
    }

    @Test("many at once by both leave no gap, no double and no other order", arguments: Backend.available)
    func atOnce(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let ids = (0..<20).map { _ in Talk.id() }
        _ = try await Rush.of((ids + ids).enumerated()) { place, id in
            try await talk.say(id, by: place % 2 == 0 ? talk.ana : talk.ben, id: id)
        }
        let found = try await talk.messages(talk.ana).messages(.latest, of: talk.chat, limit: 100).messages
        #expect(found.map(\.number) == Array(1...20))
        #expect(Set(found.map(\.clientID)) == Set(ids))
        #expect(try await talk.chats(talk.ben).find(talk.chat)?.lastNumber == 20)
    }

    @Test("a stretch before or after a number begins right there", arguments: Backend.available)
    func stretches(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        for number in 1...7 { try await talk.say("\(number)", by: number % 2 == 0 ? talk.ana : talk.ben) }
        #expect(try await talk.heard(talk.ana, limit: 3) == ["5", "6", "7"])
        #expect(try await talk.heard(talk.ana, .before(5), limit: 3) == ["2", "3", "4"])
        #expect(try await talk.heard(talk.ana, .after(2), limit: 3) == ["3", "4", "5"])
        #expect(try await talk.heard(talk.ana, .after(7)).isEmpty)
        let store = talk.messages(talk.ana)
        #expect(try await store.messages(.before(5), of: talk.chat, limit: 3).more)
        #expect(try await !store.messages(.before(5), of: talk.chat, limit: 4).more)
        #expect(try await store.messages(.after(4), of: talk.chat, limit: 2).more)
    }

    @Test("the last number of a chat can be said, and nothing after it", arguments: Backend.available)
    func last(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.count(to: .max - 1)
        #expect(try await talk.say("The last", by: talk.ana)?.message.number == .max)
        await #expect(throws: MessageStore.Full.self) { try await talk.say("One more", by: talk.ben) }
        #expect(try await talk.say("Me too", by: talk.cleo) == nil)
        #expect(try await talk.heard(talk.ben) == ["The last"])
        #expect(try await talk.chats(talk.ben).find(talk.chat)?.lastNumber == .max)
        #expect(try await talk.read(talk.ben, upTo: .max)?.number == .max)
    }

    @Test("who has no part in a chat neither says nor hears anything in it", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Between us", by: talk.ana)
        #expect(try await talk.say("Me too", by: talk.cleo) == nil)
        #expect(try await talk.heard(talk.cleo).isEmpty)
        #expect(try await talk.chats(talk.cleo).find(talk.chat) == nil)
        #expect(try await talk.chats(talk.cleo).all().isEmpty)
        #expect(try await talk.read(talk.cleo, upTo: 1) == nil)
        #expect(try await talk.heard(talk.ben) == ["Between us"])
    }

    @Test("who was removed or blocked can't go on, on either side", arguments: Backend.available, [true, false])
    func ended(_ backend: Backend, byBlock: Bool) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        if byBlock {
            try await talk.village.block(talk.ben, talk.ana)
        } else {
            try await talk.village.database.write { try Buddyship.end(between: talk.ana, and: talk.ben, in: $0) }
        }
        for owner in [talk.ana, talk.ben] {
            #expect(try await talk.say("Still there?", by: owner) == nil)
            #expect(try await talk.heard(owner).isEmpty)
            #expect(try await talk.chats(owner).all().isEmpty)
            #expect(try await talk.read(owner, upTo: 1) == nil)
        }
    }

    @Test("what is kept can't be read without the key, nor moved to another chat", arguments: Backend.available)
    func sealed(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("My secret", by: talk.ana)
        let database = talk.village.database
        let kept = try await database.rows("SELECT sealed FROM chat_message") { try $0.blob(0) }
        #expect(kept.count == 1 && !String(decoding: kept[0], as: UTF8.self).contains("secret"))
        let other = try await talk.village.befriend(talk.ben, talk.cleo)
        try await database.write { try $0.execute("UPDATE chat_message SET chat_id = \(other)") }
        let moved = try await talk.messages(talk.cleo).messages(.latest, of: other, limit: 10).messages
        #expect(moved.map(\.content) == [.text("(This message can't be read any more.)")])
    }

    @Test("a shared workout stands in its place, with a way to either's own", arguments: Backend.available)
    func card(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let card = SharedCard(title: "Legs", note: "45 min", path: "/workouts/b", ownPath: "/workouts/a")
        _ = try await talk.messages(talk.ana).add(
            .workout(card),
            clientID: Talk.id(),
            to: talk.chat,
            at: talk.village.now
        )
        let found = try await talk.messages(talk.ben).messages(.latest, of: talk.chat, limit: 1).messages
        #expect(found.map(\.content) == [.workout(card)])
        let message = try #require(found.first)
        let (ana, ben) = (
            MessageResponse(message, in: talk.chat, for: talk.ana),
            MessageResponse(message, in: talk.chat, for: talk.ben)
        )
        #expect(try JSONResponse.text(of: ana).contains(#""path":"/workouts/a""#))
        #expect(try JSONResponse.text(of: ben).contains(#""path":"/workouts/b""#))
    }

    @Test("a page of a long chat and the list read indexes only")
    func plans() async throws {
        let talk = try await Talk(.sqlite)
        let statements = [
            MessageStore.statement(.before(50), of: talk.chat, for: talk.ana, limit: 50),
            MessageStore.statement(.after(50), of: talk.chat, for: talk.ana, limit: 50),
            ChatStore.statement(of: talk.ana), ChatStore.statement(of: talk.ana, only: talk.chat),
        ]
        for statement in statements {
            let steps = try await talk.village.database.read {
                try $0.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            }
            let scans = steps.filter { $0.hasPrefix("SCAN") && !$0.contains("CONSTANT ROW") && !$0.contains("unread") }
            #expect(scans.isEmpty, "\(steps)")
        }
    }
}
