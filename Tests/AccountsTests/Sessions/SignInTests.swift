import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Accounts

extension LogInForm.Values {
    init(_ login: String, _ password: String) {
        self.init(login: login, password: password, remember: true)
    }
}

extension SignInStep {
    /// The session, where no code is asked for.
    var opened: OpenedSession? { if case .open(let opened) = self { opened } else { nil } }

    /// The ticket, where a code is asked for.
    var ticket: SignInTicket? { if case .asksCode(let ticket) = self { ticket } else { nil } }
}

extension AccountFixture {
    /// Opens a session without asking for a password.
    func open(_ visitor: Visitor, of account: Account) async throws -> OpenedSession {
        let now = self.clock.now()
        return try await self.database.write { try OpenedSession.begin(visitor, of: account, at: now, in: $0) }
    }
}

struct SignInTests {
    @Test("lets in by address or screen name", arguments: Backend.available)
    func logins(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        #expect(try await fixture.signIn.attempt(.init("ANA", "four unrelated words"), by: .phone()) != nil)
        #expect(try await fixture.signIn.attempt(.init("ana@example.org", "four unrelated words"), by: .phone()) != nil)
    }

    @Test("refuses a wrong password and an unknown name alike", arguments: Backend.available)
    func mismatch(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben", password: "the password of Ben")
        #expect(try await fixture.signIn.attempt(.init("Ana", "the password of Ben"), by: .phone()) == nil)
        #expect(try await fixture.signIn.attempt(.init("nobody", "four unrelated words"), by: .phone()) == nil)
    }

    @Test("ends the session this browser had, and no other", arguments: Backend.available)
    func rotation(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let old = try await fixture.open(.phone(), of: ana)
        let elsewhere = try await fixture.open(.phone(), of: ana)
        let values = LogInForm.Values("Ana", "four unrelated words")
        let step = try await fixture.signIn.attempt(values, by: .phone(previous: old.token))
        let new = try #require(step?.opened)
        let lookup = SessionLookup(database: fixture.database)
        #expect(new.token.text != old.token.text)
        #expect(try await lookup.find(old.token, .browser, at: fixture.clock.now()) == nil)
        #expect(try await lookup.find(new.token, .browser, at: fixture.clock.now())?.member.id == ana.id)
        #expect(try await lookup.find(elsewhere.token, .browser, at: fixture.clock.now()) != nil)
    }

    @Test("makes the hash anew when its cost has risen", arguments: Backend.available)
    func rehash(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        let costlier = SignIn(
            database: fixture.database,
            hasher: PasswordHasher(cost: .init(memory: 128, passes: 1, lanes: 1)),
            mail: fixture.mail,
            now: fixture.clock.now
        )
        let values = LogInForm.Values("Ana", "four unrelated words")
        #expect(try await costlier.attempt(values, by: .phone()) != nil)
        let stored = try await fixture.database.read {
            try $0.row("SELECT password_hash FROM member") { try $0.text(0) }
        }
        #expect(stored?.hasPrefix("$argon2id$v=19$m=128,t=1,p=1$") == true)
        #expect(try await costlier.attempt(values, by: .phone()) != nil)
    }

    @Test("tells of a device not seen before, once", arguments: Backend.available)
    func newDevice(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let device = SecretToken()
        for _ in 0..<2 {
            let values = LogInForm.Values("Ana", "four unrelated words")
            #expect(try await fixture.signIn.attempt(values, by: .phone(device: device)) != nil)
        }
        let notices = try await fixture.notices(of: ana)
        #expect(notices.map(\.kind) == [.safety])
        #expect(notices[0].text.contains("Firefox on Android"))
    }

    @Test("keeps no token that could be used", arguments: Backend.available)
    func onlyHashes(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let opened = try await fixture.open(.phone(), of: try await fixture.add("Ana"))
        let stored = try await fixture.database.read {
            try $0.rows("SELECT token_hash FROM session") { try $0.blob(0) }
        }
        #expect(stored == [opened.token.hash])
        #expect(stored[0].count == 32)
        #expect(opened.token.text.utf8.count == 43)
        #expect(!"\(opened)".contains(opened.token.text))
        #expect(!String(reflecting: opened).contains(opened.token.text))
    }
}
