import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// Undo of a block brings back what it ended, for ten minutes.
struct BlockUndoTests {
    private func store(_ village: Village, _ owner: Member.ID) -> BlockStore {
        village.blocks(of: owner)
    }

    private func undo(_ village: Village, _ owner: Member.ID, _ other: Member.ID) async throws -> Int {
        try await self.store(village, owner).undo(other, village.lookup([owner, other]), at: village.now)
    }

    private func answers(_ village: Village) async throws -> [String] {
        try await village.database.rows("SELECT owner_id, to_id, says, at FROM buddy_answer ORDER BY owner_id") {
            "\(try $0.integer(0)) \(try $0.integer(1)) \(try $0.text(2)) \(try $0.integer(3))"
        }
    }

    private func say(_ yes: [(Member.ID, Member.ID)], _ village: Village) async throws {
        try await village.database.write { db in
            for (one, two) in yes {
                try db.execute(
                    "INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at) VALUES (\(one), \(two), 'yes', 0, 7)"
                )
            }
        }
    }

    @Test("buddies, their chat and both answers come back as they were", arguments: Backend.available)
    func buddies(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let chat = try await village.befriend(ana, ben)
        try await self.say([(ana, ben), (ben, ana)], village)
        let before = try await self.answers(village)
        try await self.store(village, ana).block(ben, seen: true, at: village.now)
        // A second tap keeps what the first stored.
        try await self.store(village, ana).block(ben, seen: true, at: village.now.addingTimeInterval(60))
        #expect(try await self.undo(village, ben, ana) == 0, "Only who blocked can undo it.")
        #expect(try await self.store(village, ana).all().count == 1)
        village.wait(590)
        #expect(try await self.undo(village, ana, ben) == 0)
        #expect(try await self.store(village, ana).all().isEmpty)
        for (one, two) in [(ana, ben), (ben, ana)] {
            let buddy = try await BuddyStore(database: village.database, owner: one).find(two)
            #expect(buddy?.chat == chat)
        }
        #expect(try await self.answers(village) == before)
    }

    @Test("later it does nothing, and neither after unblocking", arguments: Backend.available, [true, false])
    func late(backend: Backend, isLate: Bool) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        try await self.store(village, ana).block(ben, seen: true, at: village.now)
        if isLate { village.wait(601) } else { try await self.store(village, ana).unblock(ben, at: village.now) }
        _ = try await self.undo(village, ana, ben)
        #expect(try await self.store(village, ana).all().count == (isLate ? 1 : 0))
        #expect(try await BuddyStore(database: village.database, owner: ana).find(ben) == nil)
    }

    @Test("where the other blocked too, only the own block goes", arguments: Backend.available)
    func both(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        try await self.say([(ana, ben), (ben, ana)], village)
        try await self.store(village, ana).block(ben, seen: true, at: village.now)
        try await self.store(village, ben).block(ana, seen: true, at: village.now)
        _ = try await self.undo(village, ana, ben)
        #expect(try await self.store(village, ana).all().isEmpty)
        #expect(try await self.store(village, ben).all().map(\.id) == [ana])
        #expect(try await self.answers(village).isEmpty)
        #expect(try await BuddyStore(database: village.database, owner: ana).find(ben) == nil)
    }

    @Test("what a block before the last one ended doesn't come back with it", arguments: Backend.available)
    func anew(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await self.say([(ben, ana)], village)
        let blocks = self.store(village, ana)
        try await blocks.block(ben, seen: true, at: village.now)
        try await blocks.unblock(ben, at: village.now)
        village.wait(60)
        try await blocks.block(ben, seen: true, at: village.now)
        _ = try await self.undo(village, ana, ben)
        #expect(try await self.answers(village).isEmpty)
        #expect(try await blocks.all().isEmpty)
    }
}
