import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct UnreadChatsTests {
    private func count(_ owner: Member.ID, _ talk: Talk) async throws -> Int {
        try await Unread.count(of: owner, at: talk.village.now, in: talk.village.database)
    }

    @Test(
        "a chat counts once however much waits in it, for its reader alone, until it is read",
        arguments: Backend.available
    )
    func counting(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        for owner in [talk.ana, talk.ben] {
            #expect(try await self.count(owner, talk) == 1, "A match counts until it is looked at.")
            _ = try await talk.read(owner, upTo: 0)
            #expect(try await self.count(owner, talk) == 0)
        }
        let first = try #require(try await talk.say("Hi", by: talk.ana))
        let second = try #require(try await talk.say("You there?", by: talk.ana))
        #expect(first.isFirstUnread && !second.isFirstUnread, "The first alone changes the number.")
        for (owner, count) in [(talk.ana, 0), (talk.ben, 1), (talk.cleo, 0)] {
            #expect(try await self.count(owner, talk) == count)
        }
        _ = try await talk.read(talk.ben, upTo: 1)
        #expect(try await self.count(talk.ben, talk) == 1)
        _ = try await talk.read(talk.ben, upTo: 2)
        #expect(try await self.count(talk.ben, talk) == 0)
        #expect(try await talk.say("Still?", by: talk.ana)?.isFirstUnread == true)
    }

    @Test("a chat that its reader can't open any more isn't counted", arguments: Backend.available)
    func hidden(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        let (ana, ben) = (talk.ana, talk.ben)
        try await talk.village.database.write {
            try $0.execute("UPDATE buddy_profile SET birthday = '2010-01-15' WHERE owner_id = \(ana)")
        }
        #expect(try await self.count(ben, talk) == 0)
        try await talk.village.database.write {
            try $0.execute("UPDATE buddy_profile SET birthday = '1994-01-15' WHERE owner_id = \(ana)")
            try Buddyship.end(between: ana, and: ben, in: $0)
        }
        #expect(try await self.count(ben, talk) == 0)
    }

    @Test(
        "a chat counts again on the day when both are grown up, without a word of either",
        arguments: Backend.available
    )
    func grown(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        let (ana, village) = (talk.ana, talk.village)
        try await village.database.write {
            try $0.execute("UPDATE buddy_profile SET birthday = '2006-07-02', is_adult = 0 WHERE owner_id = \(ana)")
        }
        #expect(try await self.count(talk.ben, talk) == 0)
        village.wait(86_400)
        #expect(try await self.count(talk.ben, talk) == 1)
    }

    @Test("counting looks at the member's own buddies only, by index")
    func plan() async throws {
        let village = try await Village(.sqlite)
        let steps = try await village.database.rows(
            "EXPLAIN QUERY PLAN SELECT \(Unread.count(of: "1", at: village.now))"
        ) {
            try $0.text(3)
        }
        #expect(steps.contains { $0.contains("SEARCH buddy ") }, "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN") && !$0.contains("CONSTANT ROW") }, "\(steps)")
    }
}
