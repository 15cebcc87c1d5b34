import Foundation
import Jobs
import Members
import Notices
import Storage
import Support
import Testing

@testable import Accounts

struct TokenStoreTests {
    private static func values(_ name: String = "Scale", days: Int? = nil) -> TokenForm.Values {
        TokenForm.Values(name: name, scopes: [.writeWeight, .readDiary], days: days, password: "")
    }

    @Test("a token is kept as a hash and opens as its member, with its scopes", arguments: Backend.available)
    func opens(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let now = fixture.clock.now()
        let made = try #require(
            try await TokenStore(database: fixture.database, owner: ana.id).make(Self.values(), of: ana, at: now)
        )
        #expect(made.secret.text.hasPrefix("spt_"))
        let found = try #require(try await TokenLookup(database: fixture.database).find(made.secret, at: now))
        #expect(found.member.id == ana.id)
        #expect(found.scopes == [.writeWeight, .readDiary])
        #expect(found.session == nil)
        let kept = try await fixture.database.row("SELECT token_hash FROM access_token") { try $0.blob(0) }
        #expect(kept == made.secret.hash)
        #expect(try await fixture.notices(of: ana).first?.text.contains("Scale") == true)
    }

    @Test("an expired token opens nothing and is in no list", arguments: Backend.available)
    func expired(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let tokens = TokenStore(database: fixture.database, owner: ana.id)
        let made = try #require(try await tokens.make(Self.values(days: 1), of: ana, at: fixture.clock.now()))
        fixture.clock.advance(by: 86_400)
        let now = fixture.clock.now()
        #expect(try await TokenLookup(database: fixture.database).find(made.secret, at: now) == nil)
        #expect(try await tokens.all(at: now).isEmpty)
    }

    @Test("notes when a token was used", arguments: Backend.available)
    func used(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let tokens = TokenStore(database: fixture.database, owner: ana.id)
        let now = fixture.clock.now()
        let made = try #require(try await tokens.make(Self.values(), of: ana, at: now))
        #expect(try await tokens.all(at: now).map(\.seenAt) == [nil])
        try await TokenLookup(database: fixture.database).note(made.secret, at: now)
        #expect(try await tokens.all(at: now).map(\.seenAt) == [now])
    }

    @Test("nobody sees or revokes another's token", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let ben = try await fixture.add("Ben")
        let now = fixture.clock.now()
        let made = try #require(
            try await TokenStore(database: fixture.database, owner: ana.id).make(Self.values(), of: ana, at: now)
        )
        let bens = TokenStore(database: fixture.database, owner: ben.id)
        #expect(try await bens.all(at: now).isEmpty)
        #expect(try await !bens.revoke(made.token.id, at: now))
        #expect(try await !bens.restore(made.token.id, at: now))
        #expect(try await TokenStore(database: fixture.database, owner: ana.id).revoke(made.token.id, at: now))
        #expect(try await !bens.restore(made.token.id, at: now))
        #expect(try await TokenLookup(database: fixture.database).find(made.secret, at: now) == nil)
    }

    @Test("a revoked token opens nothing, and for ten minutes can be brought back", arguments: Backend.available)
    func restored(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let tokens = TokenStore(database: fixture.database, owner: ana.id)
        let lookup = TokenLookup(database: fixture.database)
        let made = try #require(try await tokens.make(Self.values(), of: ana, at: fixture.clock.now()))
        #expect(try await !tokens.restore(made.token.id, at: fixture.clock.now()), "It wasn't revoked.")
        #expect(try await tokens.revoke(made.token.id, at: fixture.clock.now()))
        #expect(try await !tokens.revoke(made.token.id, at: fixture.clock.now()))
        #expect(try await lookup.find(made.secret, at: fixture.clock.now()) == nil)
        #expect(try await tokens.all(at: fixture.clock.now()).isEmpty)
        fixture.clock.advance(by: 599)
        #expect(try await tokens.restore(made.token.id, at: fixture.clock.now()))
        #expect(try await lookup.find(made.secret, at: fixture.clock.now())?.scopes == [.writeWeight, .readDiary])
        #expect(try await tokens.all(at: fixture.clock.now()) == [made.token])
        #expect(try await tokens.revoke(made.token.id, at: fixture.clock.now()))
        fixture.clock.advance(by: 600)
        #expect(try await !tokens.restore(made.token.id, at: fixture.clock.now()))
        let job = Job(id: 1, kind: Pruning.kind, payload: "", attempt: 1)
        _ = try await Pruning(database: fixture.database, now: fixture.clock.now).run(job)
        #expect(try await fixture.database.row("SELECT COUNT(*) FROM access_token") { try $0.int(0) } == 0)
    }

    @Test("a member has fifty at most", arguments: Backend.available)
    func most(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let tokens = TokenStore(database: fixture.database, owner: ana.id)
        for number in 1...AccessToken.most {
            #expect(try await tokens.make(Self.values("\(number)"), of: ana, at: fixture.clock.now()) != nil)
        }
        #expect(try await tokens.make(Self.values(), of: ana, at: fixture.clock.now()) == nil)
        let first = try #require(try await tokens.all(at: fixture.clock.now()).first)
        #expect(try await tokens.revoke(first.id, at: fixture.clock.now()))
        #expect(try await tokens.make(Self.values(), of: ana, at: fixture.clock.now()) != nil)
        #expect(try await !tokens.restore(first.id, at: fixture.clock.now()), "There are fifty again.")
    }

    @Test("a new password ends every token", arguments: Backend.available)
    func newPassword(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let tokens = TokenStore(database: fixture.database, owner: ana.id)
        let made = try #require(try await tokens.make(Self.values(), of: ana, at: fixture.clock.now()))
        #expect(try await tokens.revoke(made.token.id, at: fixture.clock.now()))
        _ = try await tokens.make(Self.values(), of: ana, at: fixture.clock.now())
        let passwords = PasswordChange(
            database: fixture.database,
            hasher: fixture.hasher,
            mail: fixture.mail,
            now: fixture.clock.now
        )
        let changed = try await passwords.change(
            of: ana.id,
            from: "four unrelated words",
            to: "green table seven",
            keeping: nil
        )
        #expect(changed)
        #expect(try await tokens.all(at: fixture.clock.now()).isEmpty)
        #expect(try await !tokens.restore(made.token.id, at: fixture.clock.now()))
    }
}
