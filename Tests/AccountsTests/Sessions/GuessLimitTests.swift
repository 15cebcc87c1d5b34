import Foundation
import Storage
import Support
import Testing
import Web

@testable import Accounts

/// Guessing at one account is slow, from however many addresses: nothing here knows of any.
struct GuessLimitTests {
    private func signIn(_ fixture: AccountFixture) throws -> SignIn {
        try SignIn(
            database: fixture.database,
            hasher: fixture.hasher,
            mail: fixture.mail,
            guesses: Self.limit(fixture),
            now: fixture.clock.now
        )
    }

    /// Returns the limit as each node makes its own.
    private static func limit(_ fixture: AccountFixture) throws -> GuessLimit {
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        return GuessLimit(database: fixture.database, seal: Seal(key: key))
    }

    /// Guesses until it is refused; returns how many guesses were heard.
    private func guess(_ login: String, _ signIn: SignIn, by visitor: Visitor = .phone()) async throws -> Int {
        for number in 0..<100 {
            do {
                let opened = try await signIn.attempt(.init(login, "wrong \(number)"), by: visitor)
                #expect(opened == nil)
            } catch let error as TooOften {
                #expect(error.seconds > 0)
                return number
            }
        }
        return 100
    }

    @Test("ten wrong passwords for a login, then it waits, whether anybody has it or not", arguments: Backend.available)
    func guesses(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        let signIn = try self.signIn(fixture)
        #expect(try await self.guess("Ana", signIn) == 10)
        #expect(try await self.guess("nobody", signIn) == 10)
        await #expect(throws: TooOften.self) {
            _ = try await signIn.attempt(.init("ANA", "four unrelated words"), by: .phone())
        }
        #expect(try await signIn.attempt(.init("Ben", "four unrelated words"), by: .phone()) != nil)

        fixture.clock.advance(by: 91)
        #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone()) != nil)
    }

    @Test(
        "guesses at an account count together by its screen name and its address, and nothing tells that it is one",
        arguments: Backend.available
    )
    func logins(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        let signIn = try self.signIn(fixture)
        #expect(try await self.guess("Ana", signIn) == 10)
        // By the address even the right password is answered as a wrong one, and as often as for any other address.
        #expect(try await signIn.attempt(.init("ana@example.org", "four unrelated words"), by: .phone()) == nil)
        #expect(try await self.guess("ana@example.org", signIn) == 9)
        #expect(try await self.guess("nobody@example.org", signIn) == 10)
        fixture.clock.advance(by: 91)
        #expect(try await signIn.attempt(.init("ana@example.org", "four unrelated words"), by: .phone()) != nil)
    }

    @Test("a browser that the member logged in with before isn't shut out by strangers", arguments: Backend.available)
    func knownDevice(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        let signIn = try self.signIn(fixture)
        let device = SecretToken()
        #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone(device: device)) != nil)
        #expect(try await self.guess("Ana", signIn) == 10)
        #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone(device: device)) != nil)
        // Nor does it help to guess at others, or to guess without end.
        #expect(try await self.guess("Ben", signIn) == 10)
        #expect(try await self.guess("Ben", signIn, by: .phone(device: device)) == 0)
        #expect(try await self.guess("Ana", signIn, by: .phone(device: device)) == 10)
    }

    @Test("another node knows what was guessed at this one", arguments: Backend.available)
    func nodes(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        let (one, other) = (try self.signIn(fixture), try self.signIn(fixture))
        #expect(try await self.guess("Ana", one) == 10)
        #expect(try await self.guess("Ana", other) == 0)
        fixture.clock.advance(by: 181)
        #expect(try await self.guess("Ana", other) == 2)
    }

    @Test(
        "a password that is asked for again is guessed at as slowly, on all nodes and pages",
        arguments: Backend.available
    )
    func insideSession(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("Ana"), try await fixture.add("Ben"))
        let proofs = try (0..<2).map { _ in
            PasswordProof(
                database: fixture.database,
                hasher: fixture.hasher,
                guesses: try Self.limit(fixture),
                now: fixture.clock.now
            )
        }
        var passwords = PasswordChange(
            database: fixture.database,
            hasher: fixture.hasher,
            mail: fixture.mail,
            now: fixture.clock.now
        )
        passwords.guesses = try Self.limit(fixture)
        for number in 0..<9 {
            await #expect(throws: FormErrors.self) {
                try await proofs[number % 2].demand("wrong \(number)", of: ana.id)
            }
        }
        #expect(try await !passwords.change(of: ana.id, from: "wrong", to: "five unrelated words", keeping: nil))
        for proof in proofs {
            await #expect(throws: TooOften.self) { try await proof.demand("four unrelated words", of: ana.id) }
        }
        await #expect(throws: TooOften.self) {
            _ = try await passwords.change(of: ana.id, from: "four unrelated words", to: "five words", keeping: nil)
        }
        try await proofs[0].demand("four unrelated words", of: ben.id)
        // Strangers who guess from outside don't count inside, and the other way round.
        #expect(try await self.guess("Ana", try self.signIn(fixture)) == 10)
        fixture.clock.advance(by: 91)
        try await proofs[1].demand("four unrelated words", of: ana.id)
    }

    @Test("guesses are forgotten once they don't count any more", arguments: Backend.available)
    func forgotten(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let signIn = try self.signIn(fixture)
        for name in ["one", "two", "three"] { #expect(try await self.guess(name, signIn) == 10) }
        fixture.clock.advance(by: 901)
        _ = try await signIn.attempt(.init("four", "wrong"), by: .phone())
        let left = try await fixture.database.row("SELECT COUNT(*) FROM guess_bucket") { try $0.int(0) }
        #expect(left == 2, "The one of the login, and the one of whose it is.")
    }

    @Test("a login takes fifty wrong passwords in an hour, whenever they come", arguments: Backend.available)
    func hour(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        let signIn = try self.signIn(fixture)
        var heard = try await self.guess("Ana", signIn)
        for _ in 1..<60 {
            fixture.clock.advance(by: 60)
            heard += try await self.guess("Ana", signIn)
        }
        #expect((48...50).contains(heard))
    }

    @Test("a right password uses nothing up", arguments: Backend.available)
    func right(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        let signIn = try self.signIn(fixture)
        for _ in 0..<30 {
            #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone()) != nil)
        }
    }
}
