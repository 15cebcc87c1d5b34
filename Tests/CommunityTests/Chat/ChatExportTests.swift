import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct ChatExportTests {
    private struct Taken: Decodable, Equatable {
        let chat: String
        let with: String?
        let number: Int
        let at: Int64
        let mine: Bool
        let kind: String
        let text: String?
        let title: String?
    }

    /// Everything that one takes along.
    private func taken(_ owner: Member.ID, _ village: Village) async throws -> [Taken] {
        let export = ChatExport(
            database: village.database,
            seal: village.seal,
            people: village.lookup,
            now: { village.now }
        )
        var (rows, next): ([[UInt8]], String?) = ([], nil)
        repeat {
            let page = try await export.page(of: owner, after: next)
            (rows, next) = (rows + page.rows, page.next)
        } while next != nil
        return try rows.map { try JSONDecoder().decode(Taken.self, from: Data($0)) }
    }

    @Test(
        "a conversation leaves in plain words, both sides of it, and nobody else's",
        arguments: Backend.available
    )
    func both(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("At \"six\"?", by: talk.ana)
        try await talk.say("Gladly", by: talk.ben)
        let card = SharedCard(title: "Legs", note: "45 min", path: "/workouts/b", ownPath: "/workouts/a")
        _ = try await talk.messages(talk.ana)
            .add(.workout(card), clientID: Talk.id(), to: talk.chat, at: talk.village.now)
        let anas = try await self.taken(talk.ana, talk.village)
        #expect(anas.map(\.text) == ["At \"six\"?", "Gladly", nil] && anas.map(\.title) == [nil, nil, "Legs"])
        #expect(anas.map(\.mine) == [true, false, true] && anas.map(\.number) == [1, 2, 3])
        #expect(anas.map(\.kind) == ["text", "text", "workout"])
        #expect(anas.allSatisfy { $0.with == "ben" && $0.chat == talk.chat && $0.at == talk.village.now.milliseconds })
        let bens = try await self.taken(talk.ben, talk.village)
        #expect(bens.map(\.mine) == [false, true, false] && bens.allSatisfy { $0.with == "ana" })
        #expect(try await self.taken(talk.cleo, talk.village) == [])
    }

    enum End: CaseIterable { case removed, blocked, left, grownUp }

    @Test(
        "of a chat that ended only one's own words leave, and not with whom it was, however it ended",
        arguments: Backend.available,
        End.allCases
    )
    func ended(_ backend: Backend, _ end: End) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Mine", by: talk.ana)
        try await talk.say("Theirs", by: talk.ben)
        let (ana, ben) = (talk.ana, talk.ben)
        switch end {
        case .removed: try await talk.village.database.write { try Buddyship.end(between: ana, and: ben, in: $0) }
        case .blocked: try await talk.village.block(ben, ana)
        case .left: try await talk.village.leave(ben)
        case .grownUp: try talk.village.settle(ben, "Ben", age: 16)
        }
        let anas = try await self.taken(ana, talk.village)
        #expect(anas.map(\.text) == ["Mine"] && anas.map(\.with) == [nil])
    }

    @Test("what the key doesn't open any more leaves with words in its place", arguments: Backend.available)
    func broken(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Lost", by: talk.ana)
        try await talk.village.database.write {
            try $0.execute("UPDATE chat_message SET sealed = \([UInt8]([1, 2, 3]))")
        }
        #expect(try await self.taken(talk.ana, talk.village).map(\.text) == ["(This message can't be read any more.)"])
    }

    @Test("long and many chats leave page by page, each message once", arguments: Backend.available)
    func pages(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let sealed = try talk.village.seal.seal("Hi", as: ChatMessage.context(talk.chat))
        let (ana, chat, count) = (talk.ana, talk.chat, ChatExport.page * 2)
        try await talk.village.database.write { db in
            for number in 1...count {
                try db.execute(
                    """
                    INSERT INTO chat_message (chat_id, number, sender_id, client_id, kind, sealed, at)
                    VALUES (\(chat), \(number), \(ana), \(Talk.id()), 'text', \(sealed), 1)
                    """
                )
            }
        }
        let other = try await talk.village.befriend(ana, talk.cleo)
        _ = try await talk.messages(ana).add(.text("You"), clientID: Talk.id(), to: other, at: talk.village.now)
        let taken = try await self.taken(ana, talk.village)
        #expect(taken.filter { $0.chat == chat }.map(\.number) == Array(1...count))
        #expect(taken.filter { $0.chat == other }.map(\.with) == ["cleo"])
    }

    @Test("each step of it reads indexes only")
    func plans() async throws {
        let village = try await Village(.sqlite)
        for statement in [ChatExport.next(after: "a", of: 1), ChatExport.messages(of: "a", after: 5, by: 1)] {
            let steps = try await village.database.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            #expect(!steps.contains { $0.hasPrefix("SCAN") && !$0.contains("either") }, "\(steps)")
        }
    }
}
