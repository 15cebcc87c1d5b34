import Foundation
import HealthMath
import Pictures
import Storage
import Support
import Testing

@testable import Community

struct ProfileStoreTests {
    @Test("a profile comes back as it was kept, and a stale one isn't kept", arguments: Backend.available)
    func keeping(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") {
            $0.intro = "Ä\n\"quoted\""
            $0.limitations = [.knee]
            $0.place = CoarsePlace(near: 55.68, 12.57)
            $0.shares = [.weights, .reading]
        }
        let store = ProfileStore(database: village.database, owner: ana)
        let known = try #require(try await store.profile())
        #expect(known.version == 1)
        #expect(known.profile.place == CoarsePlace(near: 55.68, 12.57))
        #expect(known.profile.shares == [.weights, .reading])
        var changed = known.profile
        changed.goals = [.event]
        let person = try village.person(ana)
        #expect(try await store.save(changed, of: person, from: 1, at: village.now) == 2)
        #expect(try await store.save(known.profile, of: person, from: 1, at: village.now) == nil)
        #expect(try await store.save(known.profile, of: person, from: nil, at: village.now) == nil)
        #expect(try await store.profile()?.profile.goals == [.event])
    }

    @Test("what is begun is kept by steps, and is nobody's profile before the last", arguments: Backend.available)
    func begun(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let (store, person) = (ProfileStore(database: village.database, owner: ana), try village.person(ana))
        var profile = try #require(try await store.profile()).profile
        #expect(try await store.remove(at: village.now))
        #expect(try await store.begun() == BegunProfile())
        profile.intro = "Hello"
        #expect(try await store.save(profile, of: person, from: nil, steps: 2, at: village.now) == 1)
        let begun = try await store.begun()
        #expect(begun.steps == 2 && begun.next == .meeting && begun.profile.isVisible)
        #expect(begun.isOpen(.meeting) && !begun.isOpen(.finding))
        #expect(try await store.profile() == nil)
        #expect(try await BuddyProfiles(village.database).find([ana]).isEmpty)
        // Any version is taken until it is whole; then its age begins.
        let later = village.now.addingTimeInterval(86_400)
        #expect(try await store.save(profile, of: person, from: nil, at: later) == 2)
        #expect(try await store.profile()?.profile == profile)
        #expect(try await BuddyProfiles(village.database).find([ana])[ana]?.createdAt == later.milliseconds)
    }

    @Test("of two who save the same version at once, one is told", arguments: Backend.available)
    func race(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let store = ProfileStore(database: village.database, owner: ana)
        let (profile, person) = (try #require(try await store.profile()).profile, try village.person(ana))
        async let one = store.save(profile, of: person, from: 1, at: village.now)
        async let other = store.save(profile, of: person, from: 1, at: village.now)
        #expect(try await [one, other].compactMap(\.self) == [2])
    }

    @Test("the account's gender and birthday follow, and nobody else's", arguments: Backend.available)
    func following(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try village.settle(ana, "Ana", age: 40, gender: .other)
        try await ProfileStore(database: village.database, owner: ana).follow(try village.person(ana))
        let kept = try await village.database.rows("SELECT gender, birthday FROM buddy_profile ORDER BY owner_id") {
            [try $0.text(0), try $0.text(1)]
        }
        #expect(kept == [["other", "1984-01-15"], ["female", "1994-01-15"]])
        #expect(try await ProfileStore(database: village.database, owner: ben).profile() != nil)
    }

    @Test(
        "deleting takes picture and answers along, keeps buddies, and touches nobody else",
        arguments: Backend.available
    )
    func removal(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        for id in [ana, ben] {
            try await PhotoStore(database: village.database, owner: id).put(.init(large: [1], small: [2]))
        }
        try await village.befriend(ana, ben)
        let now = village.now.milliseconds
        try await village.database.write { db in
            for (one, other) in [(ana, ben), (ben, ana)] {
                try db.execute(
                    """
                    INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at, asked_at)
                    VALUES (\(one), \(other), 'yes', 1, \(now), \(now))
                    """
                )
            }
        }
        let store = ProfileStore(database: village.database, owner: ana)
        #expect(try await store.remove(at: village.now))
        #expect(try await !store.remove(at: village.now))
        for (table, left) in [
            ("buddy_profile", [ben]), ("buddy_photo", [ben]), ("buddy_answer", [ben]), ("buddy", [ana, ben]),
        ] {
            let sql = SQL(stringLiteral: "SELECT owner_id FROM \(table) ORDER BY owner_id")
            #expect(try await village.database.rows(sql) { try $0.integer(0) } == left, "\(table)")
        }
        #expect(try await store.restore(of: try village.person(ana), at: village.now))
        #expect(try await !store.restore(of: try village.person(ana), at: village.now))
        #expect(try await store.profile() != nil)
        #expect(try await PhotoStore(database: village.database, owner: ana).version() != nil)
        #expect(try await store.remove(at: village.now))
        try await ProfileStore.purge(removedBefore: village.now.addingTimeInterval(1), in: village.database)
        #expect(try await !store.restore(of: try village.person(ana), at: village.now))
    }
}
