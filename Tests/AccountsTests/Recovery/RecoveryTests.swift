import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Accounts

struct RecoveryTests {
    private func ask(_ email: String, _ fixture: AccountFixture) async throws {
        let now = fixture.clock.now()
        try await fixture.database.write { try RecoveryJob.ask(for: email, at: now, in: $0) }
    }

    @Test("a link works once, ends every session, and lets in with the new password", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana", password: "the old password")
        let elsewhere = try await fixture.open(.phone(), of: ana).token
        try await self.ask("ANA@example.org", fixture)
        let letters = try await fixture.delivered()
        #expect(letters.map(\.to) == ["Ana@example.org"])
        let token = try #require(letters.first?.token)

        let links = RecoveryStore(database: fixture.database, mail: fixture.mail)
        #expect(try await links.account(of: token, at: fixture.clock.now())?.id == ana.id)
        let hash = try await fixture.hasher.hash("the new password")
        let used = try await links.use(token, newHash: hash, by: .phone(), at: fixture.clock.now())
        let opened = try #require(used?.opened)
        let lookup = SessionLookup(database: fixture.database)
        #expect(try await lookup.find(opened.token, .browser, at: fixture.clock.now())?.member.id == ana.id)
        #expect(try await lookup.find(elsewhere, .browser, at: fixture.clock.now()) == nil)
        #expect(try await links.use(token, newHash: hash, by: .phone(), at: fixture.clock.now()) == nil)
        #expect(try await links.account(of: token, at: fixture.clock.now()) == nil)
        #expect(try await fixture.signIn.attempt(.init("Ana", "the old password"), by: .phone()) == nil)
        #expect(try await fixture.signIn.attempt(.init("Ana", "the new password"), by: .phone()) != nil)
        let told = try await fixture.notices(of: ana).map(\.text)
        #expect(told.contains { $0.hasPrefix(SafetyWarning.newPassword.text) })
    }

    @Test("a new password voids a link to another address", arguments: Backend.available)
    func addresses(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let another = try await fixture.linksToBothAddresses(of: ana).another
        try await self.ask("ana@example.org", fixture)
        let token = try #require(try await fixture.delivered().first?.token)
        let hash = try await fixture.hasher.hash("the new password")
        let recovery = RecoveryStore(database: fixture.database, mail: fixture.mail)
        #expect(try await recovery.use(token, newHash: hash, by: .phone(), at: fixture.clock.now()) != nil)
        let links = ConfirmationStore(database: fixture.database)
        #expect(try await !links.confirm(another, fixture.letters, at: fixture.clock.now()))
        #expect(try await fixture.members.find(ana.id)?.email == "Ana@example.org")
    }

    @Test("a link is good for an hour", arguments: Backend.available)
    func hour(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        try await self.ask("ana@example.org", fixture)
        let token = try #require(try await fixture.delivered().first?.token)
        let links = RecoveryStore(database: fixture.database, mail: fixture.mail)
        fixture.clock.advance(by: 3_599)
        #expect(try await links.account(of: token, at: fixture.clock.now()) != nil)
        fixture.clock.advance(by: 1)
        #expect(try await links.account(of: token, at: fixture.clock.now()) == nil)
        #expect(try await links.use(token, newHash: "x", by: .phone(), at: fixture.clock.now()) == nil)
    }

    @Test("asking for an unknown address does the same and sends nothing", arguments: Backend.available)
    func unknown(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        try await self.ask("nobody@example.org", fixture)
        #expect(try await fixture.delivered().isEmpty)
    }

    @Test("nobody's mailbox is filled", arguments: Backend.available)
    func bounded(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        var letters = 0
        for _ in 0..<5 {
            try await self.ask("ana@example.org", fixture)
            letters += try await fixture.delivered().count
        }
        #expect(letters == RecoveryJob.perDay)
        // Strangers who ask all day don't keep the member from a link that is good for half an hour yet.
        for halfHours in 1...48 {
            fixture.clock.advance(by: 1_800)
            for _ in 0..<3 { try await self.ask("ana@example.org", fixture) }
            #expect(try await fixture.delivered().count == 1, "\(halfHours)")
        }
        fixture.clock.advance(by: 86_401)
        try await self.ask("ana@example.org", fixture)
        #expect(try await fixture.delivered().count == 1)
    }

    @Test("a new address voids the links mailed to the old one", arguments: Backend.available)
    func newAddress(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        var ana = try await fixture.add("Ana")
        try await self.ask("ana@example.org", fixture)
        let token = try #require(try await fixture.delivered().first?.token)
        ana.email = "ana@elsewhere.example"
        #expect(try await fixture.members.update(ana, letters: fixture.letters, at: fixture.clock.now()) != nil)
        let links = RecoveryStore(database: fixture.database, mail: fixture.mail)
        #expect(try await links.account(of: token, at: fixture.clock.now()) == nil)
    }
}
