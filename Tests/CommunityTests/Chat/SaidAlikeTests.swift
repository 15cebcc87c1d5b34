import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// The same for everybody is what somebody tells who sells something.
struct SaidAlikeTests {
    private static let offer = "Lose ten kilos in ten days with my wonderful powder, ask me how"

    /// Ana's chats with so many buddies.
    private func chats(_ count: Int, _ village: Village) async throws -> (ana: Member.ID, chats: [String]) {
        let ana = try await village.add("Ana")
        var chats: [String] = []
        for number in 0..<count { chats.append(try await village.befriend(ana, try await village.add("B\(number)"))) }
        return (ana, chats)
    }

    @discardableResult
    private func say(_ text: String, in chat: String, by owner: Member.ID, _ village: Village) async throws -> String {
        let id = Talk.id()
        let store = MessageStore(database: village.database, seal: village.seal, owner: owner)
        let added = try await store.add(.text(text), clientID: id, to: chat, at: village.now)
        try #require(added != nil)
        return id
    }

    @Test(
        "ten are told the same within an hour, the eleventh isn't, and others' words pass",
        arguments: Backend.available
    )
    func many(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, chats) = try await self.chats(11, village)
        let last = try #require(chats.last)
        for chat in chats.dropLast() { try await self.say(Self.offer, in: chat, by: ana, village) }
        for text in [Self.offer, "LOSE ten kilos in ten days, with my wonderful powder! Ask me how!!! 12"] {
            await #expect(throws: SaidAlike.TooMany.self) { try await self.say(text, in: last, by: ana, village) }
        }
        let kept = try await village.database.rows("SELECT last_number FROM chat WHERE id = \(last)") {
            try $0.integer(0)
        }
        #expect(kept == [0], "What was refused left nothing.")
        try await self.say(Self.offer, in: try #require(chats.first), by: ana, village)
        try await self.say("How was your day? Mine was long, I carried the whole house.", in: last, by: ana, village)
        let ben = try await village.add("Ben")
        try await self.say(Self.offer, in: try await village.befriend(ben, ana), by: ben, village)
        village.wait(3_601)
        try await self.say(Self.offer, in: last, by: ana, village)
    }

    @Test("of many that are sent at the same moment only as many pass as may be told", arguments: Backend.available)
    func race(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, chats) = try await self.chats(16, village)
        let passed = try await Rush.of(chats) { chat in
            do { try await self.say(Self.offer, in: chat, by: ana, village) } catch is SaidAlike.TooMany {
                return false
            }
            return true
        }
        #expect(passed.filter { $0 }.count == SaidAlike.mostPeople)
    }

    @Test(
        "a message that arrived before is answered as it stands, however many were told since",
        arguments: Backend.available
    )
    func again(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, chats) = try await self.chats(10, village)
        let store = MessageStore(database: village.database, seal: village.seal, owner: ana)
        var ids: [String] = []
        for chat in chats { ids.append(try await self.say(Self.offer, in: chat, by: ana, village)) }
        let again = try await store.add(.text(Self.offer), clientID: ids[9], to: chats[9], at: village.now)
        #expect(again?.isNew == false)
    }

    @Test(
        "what is compared: letters of longer words, and where links lead",
        arguments: [
            ("Good morning, how did it go?", []), ("", []),
            ("Shall we train on Thursday at 6 in the park?", ["shallwetrainonthursdayatinthepark"]),
            ("Sh\u{200D}all we tr\u{200B}ain on Thursday in the park?", ["shallwetrainonthursdayinthepark"]),
            ("See https://Shop.example/buy?for=ana#top.", ["//shop.example/buy"]),
            ("https://a.example https://a.example/?x=1 http://b.example/c", ["//a.example", "//b.example/c"]),
        ] as [(String, [String])]
    )
    func compared(text: String, marks: [String]) { #expect(SaidAlike.compared(text) == marks) }

    @Test("of words a mark is kept that says nothing without the key, for a day at most", arguments: Backend.available)
    func kept(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, chats) = try await self.chats(1, village)
        try await self.say(Self.offer, in: chats[0], by: ana, village)
        let marks = try await village.database.rows("SELECT mark FROM said_alike") { try $0.blob(0) }
        let said = try #require(SaidAlike.compared(Self.offer).first)
        #expect(marks == [village.seal.mark(said, as: "said_alike.mark/\(ana)")])
        #expect(village.seal.mark(said, as: "said_alike.mark/\(ana + 1)") != marks[0], "Not the same of two members.")
        let other = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        #expect(other.mark(said, as: "said_alike.mark/\(ana)") != marks[0])
        village.wait(3_601)
        _ = try await ChatStore.purge(leftBefore: .distantPast, at: village.now, in: village.database)
        #expect(try await !village.database.read { try $0.exists("SELECT 1 FROM said_alike") })
    }

    @Test("counting looks at one mark's rows only", arguments: Backend.available)
    func plan(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let plan = try await village.plan(SaidAlike.statement([1], by: 1, to: 2, at: 3))
        #expect(!plan.contains("SCAN told") && !plan.contains("Seq Scan"), "\(plan)")
    }
}
