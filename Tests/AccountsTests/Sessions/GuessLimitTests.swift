import Hummingbird
import Support
import Testing

@testable import Accounts

/// Guessing at one account is slow, from however many addresses: nothing here knows of any.
struct GuessLimitTests {
    private func signIn(_ fixture: AccountFixture) -> SignIn {
        SignIn(
            database: fixture.database,
            hasher: fixture.hasher,
            mail: fixture.mail,
            guesses: GuessLimit(),
            now: fixture.clock.now
        )
    }

    /// Guesses until it is refused; returns how many guesses were heard.
    private func guess(_ login: String, _ signIn: SignIn, by visitor: Visitor = .phone()) async throws -> Int {
        for number in 0..<100 {
            do {
                let opened = try await signIn.attempt(.init(login, "wrong \(number)"), by: visitor)
                #expect(opened == nil)
            } catch let error as HTTPError where error.status == .tooManyRequests {
                #expect(error.headers[.retryAfter] != nil)
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
        let signIn = self.signIn(fixture)
        #expect(try await self.guess("Ana", signIn) == 10)
        #expect(try await self.guess("nobody", signIn) == 10)
        await #expect(throws: HTTPError.self) {
            _ = try await signIn.attempt(.init("ANA", "four unrelated words"), by: .phone())
        }
        #expect(try await signIn.attempt(.init("Ben", "four unrelated words"), by: .phone()) != nil)

        fixture.clock.advance(by: 31)
        #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone()) != nil)
    }

    @Test("a browser that the member logged in with before isn't shut out by strangers", arguments: Backend.available)
    func knownDevice(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        let signIn = self.signIn(fixture)
        let device = SecretToken()
        #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone(device: device)) != nil)
        #expect(try await self.guess("Ana", signIn) == 10)
        #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone(device: device)) != nil)
        // Nor does it help to guess at others, or to guess without end.
        #expect(try await self.guess("Ben", signIn) == 10)
        #expect(try await self.guess("Ben", signIn, by: .phone(device: device)) == 0)
        #expect(try await self.guess("Ana", signIn, by: .phone(device: device)) == 10)
    }

    @Test("a right password uses nothing up", arguments: Backend.available)
    func right(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        let signIn = self.signIn(fixture)
        for _ in 0..<30 {
            #expect(try await signIn.attempt(.init("Ana", "four unrelated words"), by: .phone()) != nil)
        }
    }
}
