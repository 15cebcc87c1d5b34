import Foundation
import Notices
import Storage
import Support
import Testing

@testable import Accounts

struct ConfirmationTests {
    private func letter(to account: Account, _ fixture: AccountFixture) async throws -> SecretToken? {
        let now = fixture.clock.now()
        _ = try await fixture.database.write { try fixture.letters.askToConfirm(account, at: now, in: $0) }
        return try await fixture.delivered().first?.token
    }

    @Test("a mailed link confirms its address and no other member's", arguments: Backend.available)
    func confirm(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let ben = try await fixture.add("Ben")
        let token = try #require(try await self.letter(to: ana, fixture))
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await links.address(of: token, at: fixture.clock.now()) == "Ana@example.org")
        #expect(try await fixture.members.find(ana.id)?.emailConfirmedAt == nil)
        #expect(try await links.confirm(token, fixture.letters, at: fixture.clock.now()))
        #expect(try await fixture.members.find(ana.id)?.emailConfirmedAt == fixture.clock.now())
        #expect(try await fixture.members.find(ben.id)?.emailConfirmedAt == nil)
    }

    @Test("a link is good for a week", arguments: Backend.available)
    func week(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let token = try #require(try await self.letter(to: ana, fixture))
        fixture.clock.advance(by: 7 * 86_400)
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await links.address(of: token, at: fixture.clock.now()) == nil)
        #expect(try await links.confirm(token, fixture.letters, at: fixture.clock.now()) == false)
    }

    @Test("a new address must be confirmed anew, and the old one is told", arguments: Backend.available)
    func changed(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let first = try #require(try await self.letter(to: ana, fixture))
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await links.confirm(first, fixture.letters, at: fixture.clock.now()))
        var moved = try #require(try await fixture.members.find(ana.id))
        moved.email = "ana@elsewhere.example"
        let updated = try await fixture.members.update(moved, letters: fixture.letters, at: fixture.clock.now())
        #expect(try #require(updated).emailConfirmedAt == nil)
        let letters = try await fixture.delivered()
        #expect(Set(letters.map(\.to)) == ["ana@elsewhere.example", "Ana@example.org"])
        #expect(try await links.confirm(first, fixture.letters, at: fixture.clock.now()) == false)
        let second = try #require(letters.compactMap(\.token).first)
        #expect(try await links.confirm(second, fixture.letters, at: fixture.clock.now()))
    }

    @Test("no more than a few letters a day", arguments: Backend.available)
    func bounded(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        var letters = 0
        for _ in 0..<8 where try await self.letter(to: ana, fixture) != nil { letters += 1 }
        #expect(letters == AddressLetters.perDay)
    }
}
