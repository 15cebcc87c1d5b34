import HealthMath
import Members
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct SignUpTests {
    private let values = SignUpForm.Values(
        firstName: "Ana",
        lastName: "Example",
        screenName: "ana",
        email: "ana@example.org",
        birthday: CalendarDay("1990-05-24") ?? .first,
        gender: .female,
        timeZone: "Europe/Vienna",
        password: "four unrelated words",
        invitation: nil
    )

    private func signUp(_ fixture: AccountFixture) -> SignUp {
        SignUp(
            database: fixture.database,
            hasher: fixture.hasher,
            letters: fixture.letters,
            firstAdministers: true,
            now: fixture.clock.now
        )
    }

    @Test("joining welcomes, asks to confirm the address, and opens a session", arguments: Backend.available)
    func join(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let opened = try await self.signUp(fixture).join(self.values, by: .phone())
        let lookup = SessionLookup(database: fixture.database)
        let found = try #require(try await lookup.find(opened.token, .browser, at: fixture.clock.now()))
        #expect(found.member.screenName == "ana")
        #expect(found.member.unread == 1)
        #expect(!found.member.onboarded)
        #expect(!found.member.emailConfirmed)
        let account = try #require(try await fixture.members.find(found.member.id))
        #expect(try await fixture.notices(of: account).map(\.kind) == [.welcome])
        #expect(try await fixture.delivered().map(\.to) == ["ana@example.org"])
    }

    @Test("the password is kept as a hash only", arguments: Backend.available)
    func hashed(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await self.signUp(fixture).join(self.values)
        let stored = try await fixture.database.read { db in
            try db.rows("SELECT password_hash FROM member") { try $0.text(0) }
        }
        #expect(stored.count == 1)
        #expect(stored[0].hasPrefix("$argon2id$"))
        #expect(!stored[0].contains(self.values.password))
    }

    @Test("who can't join leaves nothing behind", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await self.signUp(fixture).join(self.values)
        _ = try await fixture.delivered()
        await #expect(throws: FormErrors.self) { _ = try await self.signUp(fixture).join(self.values, by: .phone()) }
        #expect(try await fixture.delivered().isEmpty)
        #expect(try await fixture.members.all().count == 1)
    }
}

extension Visitor {
    /// A browser on a phone, with the cookies it has.
    static func phone(
        previous: SecretToken? = nil,
        device: SecretToken = SecretToken(),
        remembered: Bool = true
    ) -> Visitor {
        Visitor(kind: .browser, label: "Firefox on Android", remembered: remembered, previous: previous, device: device)
    }

    static let program = Visitor(kind: .device, label: "curl", remembered: true, previous: nil, device: nil)
}
