import Foundation
import Jobs
import Notices
import Storage
import Support
import Testing

@testable import Accounts

/// Every letter of this wing to somebody whose names would like to be links.
struct LetterNamesTests {
    /// The account of somebody with that name, with or without a confirmed address.
    private func add(_ name: String, confirmed: Bool, _ fixture: AccountFixture) async throws -> Account {
        var person = NewMember.named("ana", hash: try await fixture.hasher.hash("four unrelated words"))
        (person.firstName, person.lastName) = (name, name)
        let account = try await fixture.members.add(person, firstAdministers: true, at: fixture.clock.now())
        guard confirmed else { return account }
        let now = fixture.clock.now()
        try await fixture.database.write {
            try $0.execute("UPDATE member SET email_confirmed_at = \(now.milliseconds) WHERE id = \(account.id)")
        }
        return try #require(try await fixture.members.find(account.id))
    }

    /// Has this wing write every letter it can.
    private func everyLetter(to account: Account, _ fixture: AccountFixture) async throws -> [Letter] {
        let now = fixture.clock.now()
        let label = DeviceName.program(userAgent: "evil.example/1.0")
        #expect(label == "evil.example")
        try await fixture.database.write { db in
            _ = try fixture.letters.askToConfirm(account, at: now, in: db)
            try RecoveryJob.ask(for: account.email, at: now, in: db)
            for warning in [
                SafetyWarning.newPassword, .newAddress, .addressAsked, .neededHere, .signIn(from: label),
                .newToken(account.firstName),
            ] { try warning.send(to: account, by: fixture.mail, at: now, in: db) }
        }
        var letters = try await fixture.delivered()
        _ = try await fixture.leaving.ask(account)
        letters += try await fixture.delivered()
        fixture.clock.advance(by: 14 * 86_400)
        let job = Job(id: 1, kind: DeletionJob.kind, payload: String(account.id), attempt: 1)
        _ = try await fixture.deletion.run(job)
        return letters + (try await fixture.delivered())
    }

    /// Without our own links and the address it goes to.
    private func words(_ letter: Letter) -> String {
        "\(letter.subject)\n\(letter.text)".replacing(AccountFixture.address, with: "")
    }

    @Test("no letter to an address that isn't confirmed holds anything its member wrote", arguments: Backend.available)
    func unconfirmed(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let account = try await self.add("Quetzalcoatl", confirmed: false, fixture)
        let letters = try await self.everyLetter(to: account, fixture)
        #expect(letters.count == 8, "\(letters.map(\.subject))")
        for letter in letters {
            #expect(letter.text.hasPrefix("Hello,\n"), "\(letter.subject)")
            let words = self.words(letter)
            #expect(!words.contains("Quetzalcoatl") && !words.contains("evil"), "\(letter.subject)")
        }
    }

    @Test("no letter carries a name that could become a link", arguments: HostileName.all)
    func hostile(name: String) async throws {
        for confirmed in [true, false] {
            let fixture = try await AccountFixture(on: .sqlite)
            let account = try await self.add(name, confirmed: confirmed, fixture)
            let letters = try await self.everyLetter(to: account, fixture)
            #expect(letters.count == (confirmed ? 10 : 8), "\(letters.map(\.subject))")
            for letter in letters {
                #expect(letter.text.hasPrefix("Hello,\n"), "\(letter.subject)")
                #expect(HostileName.trace(in: self.words(letter)) == nil, "\(letter.subject): \(letter.text)")
            }
        }
    }

    @Test("who confirmed their address is greeted by name, but where an address asks to be confirmed")
    func greeted() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        let account = try await self.add("Zoë", confirmed: true, fixture)
        for letter in try await self.everyLetter(to: account, fixture) {
            let isAsking = letter.subject == "Is this your address?"
            #expect(letter.text.hasPrefix(isAsking ? "Hello,\n" : "Hello Zoë,\n"), "\(letter.subject)")
        }
    }

    @Test("the old address that was never confirmed hears of its change without a name", arguments: Backend.available)
    func changed(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        var account = try await self.add("Go to evil.example now", confirmed: false, fixture)
        account.email = "other@example.org"
        _ = try await fixture.members.update(account, letters: fixture.letters, at: fixture.clock.now())
        let letters = try await fixture.delivered()
        #expect(Set(letters.map(\.to)) == ["ana@example.org", "other@example.org"])
        for letter in letters {
            #expect(letter.text.hasPrefix("Hello,\n") && HostileName.trace(in: self.words(letter)) == nil)
        }
    }
}
