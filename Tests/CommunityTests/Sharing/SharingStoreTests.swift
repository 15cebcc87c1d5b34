import Deeds
import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Community

struct SharingStoreTests {
    private static let client = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    /// Somebody's only thing; `copies` counts the copies in a table that goes with the transaction.
    private func giving(of owner: Member.ID, isThere: Bool = true) -> Giving {
        let legs = SharedThing(title: "Legs", note: "30 min", path: "/workouts/1")
        return Giving(
            find: { $0 == "legs" && $1 == owner ? legs : nil },
            handOver: { gift, db in
                guard isThere else { return nil }
                try db.execute("INSERT INTO member (name) VALUES (\("copy for " + String(gift.to)))")
                return SharedThing(title: "Legs", note: "30 min", path: "/workouts/\(gift.copy)")
            }
        )
    }

    private func copies(in village: Village) async throws -> Int {
        try await village.database.rows("SELECT name FROM member WHERE name LIKE 'copy for %'") { try $0.text(0) }.count
    }

    private func share(
        _ thing: String = "legs",
        from owner: Member.ID,
        in chat: String,
        as client: String = Self.client,
        by giving: Giving? = nil,
        _ village: Village
    ) async throws -> SharingStore.Shared? {
        try await SharingStore(database: village.database, seal: village.seal, owner: owner).share(
            .workout,
            thing,
            in: chat,
            as: client,
            from: try village.member(owner),
            by: giving ?? self.giving(of: owner),
            at: village.now
        )
    }

    @Test("a share is a copy, a card in the chat, a deed and word to the buddy", arguments: Backend.available)
    func shares(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        let shared = try #require(try await self.share(from: ana, in: chat, village))
        let message = try #require(shared.message)
        #expect(message.receiver == ben && message.isNew)
        let card = try #require(message.message.content.card)
        #expect(card.title == "Legs" && card.ownPath == "/workouts/1" && card.path != card.ownPath)
        #expect(try await self.copies(in: village) == 1)
        let notice = try #require(try await village.notices(of: ben).last)
        #expect(notice.kind == .buddies && notice.text == "Ana shared a workout with you: Legs")
        #expect(notice.path == card.path)
        #expect(try await village.notices(of: ben).count == 1)
        let later = try await village.database.rows("SELECT kind FROM job") { try $0.text(0) }
        #expect(!later.contains(UnreadMessagesJob.kind), "One notice tells it all; none of the chat follows.")
        let day = try village.member(ana).day(at: village.now)
        let deeds = try await DeedStore(database: village.database, owner: ana).deeds(
            of: CommunityWing.deedKinds,
            from: day,
            through: day
        )
        #expect(deeds.filter { $0.kind == .workoutShared }.count == 1)
    }

    @Test("the same thing goes to the same buddy once, whatever the request is called", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let (cleo, chat) = (try await village.add("Cleo"), try await village.befriend(ana, ben))
        let other = try await village.befriend(ana, cleo)
        let first = try #require(try await self.share(from: ana, in: chat, village))
        village.wait(3_600)
        for client in [Self.client, "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"] {
            let again = try #require(try await self.share(from: ana, in: chat, as: client, village))
            #expect(again.message == nil && again.at == first.at)
        }
        #expect(try await self.copies(in: village) == 1)
        #expect(try await village.notices(of: ben).count == 1)
        #expect(try await self.share(from: ana, in: other, village)?.message != nil)
        let store = SharingStore(database: village.database, seal: village.seal, owner: ana)
        #expect(try await store.receivers(of: .workout, "legs").allSatisfy { $0.had != nil })
        #expect(try await store.receivers(of: .workout, "arms").map(\.had) == [nil, nil])
    }

    @Test("two taps at the same moment give one copy and one card", arguments: Backend.available)
    func race(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        async let one = self.share(from: ana, in: chat, village)
        async let other = self.share(from: ana, in: chat, as: "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", village)
        let both = try await [one, other].compactMap(\.self)
        #expect(both.count == 2 && both.filter { $0.message != nil }.count == 1)
        #expect(try await self.copies(in: village) == 1)
    }

    @Test("isolation: no chat of one's own, no thing of one's own, no share and no trace", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let (cleo, chat) = (try await village.add("Cleo"), try await village.befriend(ana, ben))
        #expect(try await self.share(from: cleo, in: chat, village) == nil)
        #expect(try await self.share("arms", from: ana, in: chat, village) == nil)
        #expect(try await self.share(from: ana, in: "9f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", village) == nil)
        let gone = self.giving(of: ana, isThere: false)
        #expect(try await self.share(from: ana, in: chat, by: gone, village) == nil)
        try await village.block(ben, ana)
        #expect(try await self.share(from: ana, in: chat, village) == nil)
        let store = SharingStore(database: village.database, seal: village.seal, owner: ana)
        #expect(try await store.receivers(of: .workout, "legs").isEmpty)
        #expect(try await self.copies(in: village) == 0)
        #expect(try await !village.database.read { try $0.exists("SELECT 1 FROM share") })
    }
}
