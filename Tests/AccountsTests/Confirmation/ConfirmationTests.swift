import Foundation
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct ConfirmationTests {
    private func letter(to account: Account, _ house: AccountHouse) async throws -> SecretToken? {
        let now = house.clock.now()
        _ = try await house.database.write { try house.letters.askToConfirm(account, at: now, in: $0) }
        return try await house.delivered().first?.token
    }

    @Test("a mailed link confirms its address and no other member's", arguments: Backend.available)
    func confirm(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana")
        let ben = try await house.add("Ben")
        let token = try #require(try await self.letter(to: ana, house))
        let links = ConfirmationStore(database: house.database)
        #expect(try await links.address(of: token, at: house.clock.now()) == "Ana@example.org")
        #expect(try await house.members.find(ana.id)?.emailConfirmedAt == nil)
        #expect(try await links.confirm(token, at: house.clock.now()))
        #expect(try await house.members.find(ana.id)?.emailConfirmedAt == house.clock.now())
        #expect(try await house.members.find(ben.id)?.emailConfirmedAt == nil)
    }

    @Test("a link is good for a week", arguments: Backend.available)
    func week(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana")
        let token = try #require(try await self.letter(to: ana, house))
        house.clock.advance(by: 7 * 86_400)
        let links = ConfirmationStore(database: house.database)
        #expect(try await links.address(of: token, at: house.clock.now()) == nil)
        #expect(try await links.confirm(token, at: house.clock.now()) == false)
    }

    @Test("a new address must be confirmed anew, and the old one is told", arguments: Backend.available)
    func changed(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana")
        let first = try #require(try await self.letter(to: ana, house))
        let links = ConfirmationStore(database: house.database)
        #expect(try await links.confirm(first, at: house.clock.now()))
        var moved = try #require(try await house.members.find(ana.id))
        moved.email = "ana@elsewhere.example"
        let updated = try await house.members.update(moved, letters: house.letters, at: house.clock.now())
        #expect(try #require(updated).emailConfirmedAt == nil)
        let letters = try await house.delivered()
        #expect(Set(letters.map(\.to)) == ["ana@elsewhere.example", "Ana@example.org"])
        #expect(try await links.confirm(first, at: house.clock.now()) == false)
        let second = try #require(letters.compactMap(\.token).first)
        #expect(try await links.confirm(second, at: house.clock.now()))
    }

    @Test("no more than a few letters a day", arguments: Backend.available)
    func bounded(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana")
        var letters = 0
        for _ in 0..<8 where try await self.letter(to: ana, house) != nil { letters += 1 }
        #expect(letters == AddressLetters.perDay)
    }
}
