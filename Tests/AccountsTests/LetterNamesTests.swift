import Foundation
import Jobs
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

/// Every letter of this wing to somebody whose names would like to be links.
struct LetterNamesTests {
    /// The account of somebody with that name, with or without a confirmed address.
    private func add(_ name: String, confirmed: Bool, _ house: AccountHouse) async throws -> Account {
        var person = NewMember.named("ana", hash: try await house.hasher.hash("four unrelated words"))
        (person.firstName, person.lastName) = (name, name)
        let account = try await house.members.add(person, firstAdministers: true, at: house.clock.now())
        guard confirmed else { return account }
        let now = house.clock.now()
        try await house.database.write {
            try $0.execute("UPDATE member SET email_confirmed_at = \(now.milliseconds) WHERE id = \(account.id)")
        }
        return try #require(try await house.members.find(account.id))
    }

    /// Has this wing write every letter it can.
    private func everyLetter(to account: Account, _ house: AccountHouse) async throws -> [Letter] {
        let now = house.clock.now()
        let label = DeviceName.program(userAgent: "evil.example/1.0")
        #expect(label == "evil.example")
        try await house.database.write { db in
            _ = try house.letters.askToConfirm(account, at: now, in: db)
            try RecoveryJob.ask(for: account.email, at: now, in: db)
            for warning in [
                SafetyWarning.newPassword, .newAddress, .neededHere, .signIn(from: label), .newToken(account.firstName),
            ] { try warning.send(to: account, by: house.mail, at: now, in: db) }
        }
        var letters = try await house.delivered()
        _ = try await house.leaving.ask(account)
        letters += try await house.delivered()
        house.clock.advance(by: 14 * 86_400)
        let job = Job(id: 1, kind: DeletionJob.kind, payload: String(account.id), attempt: 1)
        _ = try await house.deletion.run(job)
        return letters + (try await house.delivered())
    }

    /// Without our own links and the address it goes to.
    private func words(_ letter: Letter) -> String {
        "\(letter.subject)\n\(letter.text)".replacing(AccountHouse.address, with: "")
    }

    @Test("no letter to an address that isn't confirmed holds anything its member wrote", arguments: Backend.available)
    func unconfirmed(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let account = try await self.add("Quetzalcoatl", confirmed: false, house)
        let letters = try await self.everyLetter(to: account, house)
        #expect(letters.count == 7, "\(letters.map(\.subject))")
        for letter in letters {
            #expect(letter.text.hasPrefix("Hello,\n"), "\(letter.subject)")
            let words = self.words(letter)
            #expect(!words.contains("Quetzalcoatl") && !words.contains("evil"), "\(letter.subject)")
        }
    }

    @Test("no letter carries a name that could become a link", arguments: HostileName.all)
    func hostile(name: String) async throws {
        for confirmed in [true, false] {
            let house = try await AccountHouse(on: .sqlite)
            let account = try await self.add(name, confirmed: confirmed, house)
            let letters = try await self.everyLetter(to: account, house)
            #expect(letters.count == (confirmed ? 9 : 7), "\(letters.map(\.subject))")
            for letter in letters {
                #expect(letter.text.hasPrefix("Hello,\n"), "\(letter.subject)")
                #expect(HostileName.trace(in: self.words(letter)) == nil, "\(letter.subject): \(letter.text)")
            }
        }
    }

    @Test("who confirmed their address is greeted by name, but where an address asks to be confirmed")
    func greeted() async throws {
        let house = try await AccountHouse(on: .sqlite)
        let account = try await self.add("Zoë", confirmed: true, house)
        for letter in try await self.everyLetter(to: account, house) {
            let isAsking = letter.subject == "Is this your address?"
            #expect(letter.text.hasPrefix(isAsking ? "Hello,\n" : "Hello Zoë,\n"), "\(letter.subject)")
        }
    }

    @Test("the old address that was never confirmed hears of its change without a name", arguments: Backend.available)
    func changed(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        var account = try await self.add("Go to evil.example now", confirmed: false, house)
        account.email = "other@example.org"
        _ = try await house.members.update(account, letters: house.letters, at: house.clock.now())
        let letters = try await house.delivered()
        #expect(Set(letters.map(\.to)) == ["ana@example.org", "other@example.org"])
        for letter in letters {
            #expect(letter.text.hasPrefix("Hello,\n") && HostileName.trace(in: self.words(letter)) == nil)
        }
    }
}
