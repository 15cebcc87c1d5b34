import HealthMath
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
        password: "four unrelated words"
    )

    private func signUp(_ house: AccountHouse) -> SignUp {
        SignUp(
            database: house.database,
            hasher: house.hasher,
            letters: house.letters,
            firstAdministers: true,
            now: house.clock.now
        )
    }

    @Test("joining welcomes, asks to confirm the address, and opens a session", arguments: Backend.available)
    func join(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let opened = try await self.signUp(house).join(self.values, by: .phone())
        let door = SessionDoor(database: house.database)
        let found = try #require(try await door.find(opened.token, .browser, at: house.clock.now()))
        #expect(found.member.screenName == "ana")
        #expect(found.member.unread == 1)
        #expect(!found.member.onboarded)
        #expect(!found.member.emailConfirmed)
        let account = try #require(try await house.members.find(found.member.id))
        #expect(try await house.notices(of: account).map(\.kind) == [.welcome])
        #expect(try await house.delivered().map(\.to) == ["ana@example.org"])
    }

    @Test("the password is kept as a hash only", arguments: Backend.available)
    func hashed(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await self.signUp(house).join(self.values)
        let stored = try await house.database.read { db in
            try db.rows("SELECT password_hash FROM member") { try $0.text(0) }
        }
        #expect(stored.count == 1)
        #expect(stored[0].hasPrefix("$argon2id$"))
        #expect(!stored[0].contains(self.values.password))
    }

    @Test("who can't join leaves nothing behind", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await self.signUp(house).join(self.values)
        _ = try await house.delivered()
        await #expect(throws: FormErrors.self) { _ = try await self.signUp(house).join(self.values, by: .phone()) }
        #expect(try await house.delivered().isEmpty)
        #expect(try await house.members.all().count == 1)
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
