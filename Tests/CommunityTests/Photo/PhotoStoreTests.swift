import Foundation
import Pictures
import Storage
import Support
import Testing

@testable import Community

struct PhotoStoreTests {
    private let picture = Picture(large: [1, 2, 3], small: [4])

    @Test("a picture is kept, replaced, removed and put back", arguments: Backend.available)
    func keeping(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let store = PhotoStore(database: village.database, owner: ana)
        #expect(try await store.version() == nil)
        let first = try await store.put(self.picture)
        #expect(try await store.bytes(.large, version: first) == [1, 2, 3])
        #expect(try await store.bytes(.small, version: first) == [4])
        let second = try await store.put(Picture(large: [9], small: [8]))
        #expect(try await store.bytes(.large, version: first) == nil)
        #expect(try await store.remove(at: village.now))
        #expect(try await store.version() == nil)
        #expect(try await !store.remove(at: village.now))
        #expect(try await store.restore())
        #expect(try await store.bytes(.small, version: second) == [8])
        #expect(try await !store.restore())
    }

    @Test("a removed picture doesn't push out a new one, and is forgotten after a day", arguments: Backend.available)
    func forgetting(backend: Backend) async throws {
        let village = try await Village(backend)
        let store = PhotoStore(database: village.database, owner: try await village.addShown("Ana"))
        try await store.put(self.picture)
        #expect(try await store.remove(at: village.now))
        let new = try await store.put(self.picture)
        #expect(try await !store.restore())
        #expect(try await store.version() == new)
        #expect(try await store.remove(at: village.now))
        try await PhotoStore.purge(removedBefore: village.now, in: village.database)
        #expect(try await store.restore())
        #expect(try await store.remove(at: village.now))
        try await PhotoStore.purge(removedBefore: village.now + 1, in: village.database)
        #expect(try await !store.restore())
    }

    @Test("nobody reaches another's picture", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let version = try await PhotoStore(database: village.database, owner: ana).put(self.picture)
        let bens = PhotoStore(database: village.database, owner: ben)
        #expect(try await bens.version() == nil)
        #expect(try await bens.bytes(.large, version: version) == nil)
        #expect(try await !bens.remove(at: village.now))
        #expect(try await !bens.restore())
        #expect(try await PhotoStore(database: village.database, owner: ana).version() == version)
    }
}
