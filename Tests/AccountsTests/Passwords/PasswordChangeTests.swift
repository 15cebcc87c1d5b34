import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct PasswordChangeTests {
    private func change(_ house: AccountHouse) -> PasswordChange {
        PasswordChange(database: house.database, hasher: house.hasher, mail: house.mail, now: house.clock.now)
    }

    @Test("ends every session but this one, of this member only", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana", password: "the old password")
        let ben = try await house.add("Ben")
        let kept = try await house.open(.phone(), of: ana)
        let other = try await house.open(.program, of: ana)
        let bens = try await house.open(.phone(), of: ben)
        let door = SessionDoor(database: house.database)
        let session = try #require(try await door.find(kept.token, .browser, at: house.clock.now())).session

        #expect(
            try await self.change(house)
                .change(of: ana.id, from: "the old password", to: "the new password", keeping: session)
        )
        #expect(try await door.find(kept.token, .browser, at: house.clock.now()) != nil)
        #expect(try await door.find(other.token, .device, at: house.clock.now()) == nil)
        #expect(try await door.find(bens.token, .browser, at: house.clock.now()) != nil)
        #expect(try await house.signIn.attempt(.init("Ana", "the old password"), by: .phone()) == nil)
        #expect(try await house.signIn.attempt(.init("Ana", "the new password"), by: .phone()) != nil)
        #expect(try await house.delivered().map(\.to) == ["Ana@example.org"])
    }

    @Test("needs the present password", arguments: Backend.available)
    func wrong(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana", password: "the old password")
        #expect(
            try await self.change(house)
                .change(of: ana.id, from: "a guess", to: "the new password", keeping: nil) == false
        )
        #expect(try await house.signIn.attempt(.init("Ana", "the old password"), by: .phone()) != nil)
    }
}
