import Members
import Notices
import Storage
import Support
import Testing

@testable import Accounts

struct PasswordChangeTests {
    private func change(_ fixture: AccountFixture) -> PasswordChange {
        PasswordChange(database: fixture.database, hasher: fixture.hasher, mail: fixture.mail, now: fixture.clock.now)
    }

    @Test("ends every session but this one, of this member only", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana", password: "the old password")
        let ben = try await fixture.add("Ben")
        let kept = try await fixture.open(.phone(), of: ana)
        let other = try await fixture.open(.program, of: ana)
        let bens = try await fixture.open(.phone(), of: ben)
        let lookup = SessionLookup(database: fixture.database)
        let session = try #require(try await lookup.find(kept.token, .browser, at: fixture.clock.now())).session

        #expect(
            try await self.change(fixture)
                .change(of: ana.id, from: "the old password", to: "the new password", keeping: session)
        )
        #expect(try await lookup.find(kept.token, .browser, at: fixture.clock.now()) != nil)
        #expect(try await lookup.find(other.token, .device, at: fixture.clock.now()) == nil)
        #expect(try await lookup.find(bens.token, .browser, at: fixture.clock.now()) != nil)
        #expect(try await fixture.signIn.attempt(.init("Ana", "the old password"), by: .phone()) == nil)
        #expect(try await fixture.signIn.attempt(.init("Ana", "the new password"), by: .phone()) != nil)
        #expect(try await fixture.delivered().map(\.to) == ["Ana@example.org"])
    }

    @Test("voids a link to another address, and none to the present one", arguments: Backend.available)
    func addresses(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana", password: "the old password")
        let (present, another) = try await fixture.linksToBothAddresses(of: ana)
        #expect(
            try await self.change(fixture)
                .change(of: ana.id, from: "the old password", to: "the new password", keeping: nil)
        )
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await !links.confirm(another, fixture.letters, at: fixture.clock.now()))
        #expect(try await fixture.members.find(ana.id)?.email == "Ana@example.org")
        #expect(try await links.confirm(present, fixture.letters, at: fixture.clock.now()))
    }

    @Test("needs the present password", arguments: Backend.available)
    func wrong(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana", password: "the old password")
        #expect(
            try await self.change(fixture)
                .change(of: ana.id, from: "a guess", to: "the new password", keeping: nil) == false
        )
        #expect(try await fixture.signIn.attempt(.init("Ana", "the old password"), by: .phone()) != nil)
    }
}
