import Foundation
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct RecoveryTests {
    private func ask(_ email: String, _ house: AccountHouse) async throws {
        let now = house.clock.now()
        try await house.database.write { try RecoveryJob.ask(for: email, at: now, in: $0) }
    }

    @Test("a link works once, ends every session, and lets in with the new password", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana", password: "the old password")
        let elsewhere = try await house.open(.phone(), of: ana).token
        try await self.ask("ANA@example.org", house)
        let letters = try await house.delivered()
        #expect(letters.map(\.to) == ["Ana@example.org"])
        let token = try #require(letters.first?.token)

        let links = RecoveryStore(database: house.database, mail: house.mail)
        #expect(try await links.account(of: token, at: house.clock.now())?.id == ana.id)
        let hash = try await house.hasher.hash("the new password")
        let used = try await links.use(token, newHash: hash, by: .phone(), at: house.clock.now())
        let opened = try #require(used)
        let door = SessionDoor(database: house.database)
        #expect(try await door.find(opened.token, .browser, at: house.clock.now())?.member.id == ana.id)
        #expect(try await door.find(elsewhere, .browser, at: house.clock.now()) == nil)
        #expect(try await links.use(token, newHash: hash, by: .phone(), at: house.clock.now()) == nil)
        #expect(try await links.account(of: token, at: house.clock.now()) == nil)
        #expect(try await house.signIn.attempt(.init("Ana", "the old password"), by: .phone()) == nil)
        #expect(try await house.signIn.attempt(.init("Ana", "the new password"), by: .phone()) != nil)
        let told = try await house.notices(of: ana).map(\.text)
        #expect(told.contains { $0.hasPrefix(SafetyWarning.newPassword.text) })
    }

    @Test("a link is good for an hour", arguments: Backend.available)
    func hour(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await house.add("Ana")
        try await self.ask("ana@example.org", house)
        let token = try #require(try await house.delivered().first?.token)
        let links = RecoveryStore(database: house.database, mail: house.mail)
        house.clock.advance(by: 3_599)
        #expect(try await links.account(of: token, at: house.clock.now()) != nil)
        house.clock.advance(by: 1)
        #expect(try await links.account(of: token, at: house.clock.now()) == nil)
        #expect(try await links.use(token, newHash: "x", by: .phone(), at: house.clock.now()) == nil)
    }

    @Test("asking for an unknown address does the same and sends nothing", arguments: Backend.available)
    func unknown(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await house.add("Ana")
        try await self.ask("nobody@example.org", house)
        #expect(try await house.delivered().isEmpty)
    }

    @Test("nobody's mailbox is filled", arguments: Backend.available)
    func bounded(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await house.add("Ana")
        var letters = 0
        for _ in 0..<5 {
            try await self.ask("ana@example.org", house)
            letters += try await house.delivered().count
        }
        #expect(letters == RecoveryJob.perDay)
        house.clock.advance(by: 86_401)
        try await self.ask("ana@example.org", house)
        #expect(try await house.delivered().count == 1)
    }

    @Test("a new address voids the links mailed to the old one", arguments: Backend.available)
    func newAddress(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        var ana = try await house.add("Ana")
        try await self.ask("ana@example.org", house)
        let token = try #require(try await house.delivered().first?.token)
        ana.email = "ana@elsewhere.example"
        #expect(try await house.members.update(ana, letters: house.letters, at: house.clock.now()) != nil)
        let links = RecoveryStore(database: house.database, mail: house.mail)
        #expect(try await links.account(of: token, at: house.clock.now()) == nil)
    }
}
