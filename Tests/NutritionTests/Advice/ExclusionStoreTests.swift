import Foundation
import Storage
import Support
import Testing

@testable import Nutrition

struct ExclusionStoreTests {
    @Test("what one member leaves out is nobody else's matter, and can be taken back", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = ExclusionStore(database: kitchen.database, owner: kitchen.ana)
        let ben = ExclusionStore(database: kitchen.database, owner: kitchen.ben)
        try await ana.exclude("usda-1", now: Kitchen.now)
        try await ana.exclude("usda-1", now: Kitchen.now.addingTimeInterval(5))
        try await ana.exclude("usda-2", now: Kitchen.now.addingTimeInterval(9))
        #expect(try await ana.all() == ["usda-2", "usda-1"])
        #expect(try await ben.all() == [])
        try await ben.allow("usda-1")
        #expect(try await ana.all().count == 2)
        try await ana.allow("usda-1")
        #expect(try await ana.all() == ["usda-2"])
    }
}
