import Foundation
import Storage
import Support
import Testing

@testable import Community

struct BuddyStoreTests {
    @Test("who is removed is gone on both sides, and nobody is told", arguments: Backend.available)
    func removal(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.say(.yes, ana, to: ben)
        try await village.say(.yes, ben, to: ana)
        let store = BuddyStore(database: village.database, owner: ana)
        let told = try await village.told(ben)
        #expect(try await store.find(ben)?.isNew == true)
        #expect(try await store.remove(ben, at: village.now))
        #expect(try await store.remove(ben, at: village.now) == false)
        #expect(try await store.find(ben) == nil)
        #expect(try await village.buddies(of: ben).isEmpty)
        #expect(try await village.told(ben) == told)
        let deeds = try await village.database.rows("SELECT owner_id FROM deed") { try $0.integer(0) }
        #expect(deeds.isEmpty)
        // Ben may ask as often as he likes.
        #expect(try await village.ask(ana, by: ben) == .asked)
        #expect(try await village.requests(ana).received.isEmpty)
        #expect(try await village.told(ana).count == 1)
        // Ana may think again.
        guard case .buddies(_, isNew: true) = try await village.say(.yes, ana, to: ben) else {
            Issue.record("Ben never took his yes back.")
            return
        }
    }

    @Test("a removal is undone for a while, with the chat as it was", arguments: Backend.available)
    func undo(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.say(.yes, ana, to: ben)
        try await village.say(.yes, ben, to: ana)
        let (hers, his) = (
            BuddyStore(database: village.database, owner: ana), BuddyStore(database: village.database, owner: ben)
        )
        let before = (try await hers.all(), try await his.all())
        let deeds = try await self.deeds(village)
        #expect(try await hers.remove(ben, at: village.now))
        #expect(try await village.answers.restore(ana, of: ben) == nil, "Ben removed nobody.")
        village.wait(60)
        #expect(try await village.answers.restore(ben, of: ana) == 0)
        #expect(try await hers.all() == before.0)
        #expect(try await his.all() == before.1)
        #expect(try await self.deeds(village) == deeds)
        #expect(try await village.answers.restore(ben, of: ana) == 0, "A second tap changes nothing.")
        #expect(try await hers.remove(ben, at: village.now))
        village.wait(601)
        #expect(try await village.answers.restore(ben, of: ana) == nil)
        #expect(try await hers.all().isEmpty)
    }

    @Test("a removal isn't undone after the other blocked or said no", arguments: Backend.available)
    func undoUnwanted(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let hers = BuddyStore(database: village.database, owner: ana)
        for ends in [0, 1] {
            try await village.say(.yes, ana, to: ben)
            try await village.say(.yes, ben, to: ana)
            #expect(try await hers.remove(ben, at: village.now))
            if ends == 0 {
                try await village.say(.no, ben, to: ana)
            } else {
                let blocks = village.blocks(of: ben)
                try await blocks.block(ana, seen: true, at: village.now)
                #expect(try await village.answers.restore(ben, of: ana) == nil)
                try await blocks.unblock(ana, at: village.now)
            }
            #expect(try await village.answers.restore(ben, of: ana) == nil)
            #expect(try await hers.all().isEmpty)
        }
    }

    private func deeds(_ village: Village) async throws -> [String] {
        try await village.database.rows("SELECT owner_id, day, source FROM deed ORDER BY owner_id") { row in
            "\(try row.integer(0)) \(try row.text(1)) \(try row.text(2))"
        }
    }

    @Test("isolation: Cleo neither sees nor ends what is between Ana and Ben", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let cleo = try await village.addShown("Cleo")
        try await village.befriend(ana, ben)
        let hers = BuddyStore(database: village.database, owner: cleo)
        #expect(try await hers.all().isEmpty)
        #expect(try await hers.remove(ana, at: village.now) == false)
        #expect(try await village.buddies(of: ana) == [ben])
        #expect(try await village.buddies(of: ben) == [ana])
    }

    @Test("who is blocked is no buddy any more, whoever blocked", arguments: Backend.available)
    func blocked(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        try await village.block(ben, ana)
        #expect(try await village.buddies(of: ana).isEmpty)
        #expect(try await village.buddies(of: ben).isEmpty)
    }
}
