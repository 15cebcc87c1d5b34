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
