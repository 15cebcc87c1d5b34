import Foundation
import Storage
import Support
import Testing

@testable import Community

struct BuddyProfilesTests {
    @Test("finds many at once, pictures of those who show them among it", arguments: Backend.available)
    func find(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.shares = .photo }
        let ben = try await village.addShown("Ben") { $0.intro = "Slowly but surely" }
        let cleo = try await village.add("Cleo")
        try await village.database.write { db in
            for id in [ana, ben] {
                try db.execute(
                    """
                    INSERT INTO buddy_photo (owner_id, version, large, small)
                    VALUES (\(id), 'one', \([1] as [UInt8]), \([1] as [UInt8]))
                    """
                )
            }
        }
        let found = try await BuddyProfiles(village.database).find([ana, ben, cleo])
        #expect(found.keys.sorted() == [ana, ben])
        #expect(found[ana]?.photoVersion == "one")
        #expect(found[ben]?.photoVersion == nil)
        #expect(found[ben]?.profile.intro == "Slowly but surely")
        #expect(found[ben]?.activeAt == village.now.milliseconds)
        #expect(try await BuddyProfiles(village.database).find([]).isEmpty)
    }

    @Test("what a member does is noted at most once an hour, and only theirs", arguments: Backend.available)
    func touch(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let ben = try await village.addShown("Ben")
        let store = ProfileStore(database: village.database, owner: ana)
        let began = village.now.milliseconds
        for (minutes, expected) in [(50, 0), (20, 70), (30, 70), (31, 131)] {
            village.wait(Double(minutes) * 60)
            try await store.touch(at: village.now)
            let found = try await BuddyProfiles(village.database).find([ana, ben])
            #expect(found[ana]?.activeAt == began + Int64(expected) * 60_000)
            #expect(found[ben]?.activeAt == began)
        }
    }
}
