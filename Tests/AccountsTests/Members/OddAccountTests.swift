import Foundation
import Storage
import Support
import Testing

@testable import Accounts

/// One account that can't be read among others.
struct OddAccountTests {
    /// Ana, Ben with an impossible birthday, and Cleo.
    private func scene(
        _ backend: Backend
    ) async throws -> (fixture: AccountFixture, ana: Account, ben: Int64, cleo: Account) {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("ana"), try await fixture.add("ben").id)
        let cleo = try await fixture.add("cleo")
        try await fixture.database.write { db in
            try db.execute("UPDATE member SET suspended_at = 1")
            try db.execute("UPDATE member SET birthday = '2026-13-45' WHERE id = \(ben)")
        }
        return (fixture, ana, ben, cleo)
    }

    @Test("those who are told something or shown in lists are found without it", arguments: Backend.available)
    func several(_ backend: Backend) async throws {
        let (fixture, ana, ben, cleo) = try await self.scene(backend)
        #expect(Set(try await fixture.members.find([ana.id, ben, cleo.id]).map(\.id)) == [ana.id, cleo.id])
        #expect(Set(try await fixture.members.suspended(limit: 9).map(\.id)) == [ana.id, cleo.id])
        #expect(fixture.database.setAside.all == [RowName("member", owner: ben)])
    }

    @Test("a list of everybody doesn't end where a page holds nobody else", arguments: Backend.available)
    func pages(_ backend: Backend) async throws {
        let (fixture, ana, ben, cleo) = try await self.scene(backend)
        #expect(try await fixture.members.all(limit: 1).map(\.id) == [ana.id])
        #expect(try await fixture.members.all(after: ana.id, limit: 1).map(\.id) == [cleo.id])
        #expect(try await fixture.members.all(after: cleo.id, limit: 1).isEmpty)
        #expect(fixture.database.setAside.all.map(\.owner) == [ben])
    }
}
