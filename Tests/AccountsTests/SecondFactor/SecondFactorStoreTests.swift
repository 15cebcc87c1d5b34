import Audit
import Foundation
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

extension AccountFixture {
    /// Turns a member's second factor on with the code of the step before this one; returns what makes the next codes.
    func secondFactor(of account: Account) async throws -> (totp: TOTP, recovery: [String]) {
        let (offer, now) = (try SecondFactorOffer(to: account.id, by: self.seal), self.clock.now())
        let code = offer.totp.code(TOTP.step(at: now) - 1)
        let codes = try await self.factors.turnOn(account, offer, code: code, at: now)
        return (offer.totp, try #require(codes))
    }

    /// Returns what the right password gives: a ticket.
    func ticket(_ name: String = "Ana", _ password: String = "four unrelated words") async throws -> SignInTicket {
        let step = try await self.signIn.attempt(.init(name, password), by: .phone())
        return try #require(step?.ticket)
    }

    /// Sends codes at once, all with one ticket; returns how many sessions that opened.
    func sessions(ofAtOnce codes: [String]) async throws -> Int {
        let ticket = try await self.ticket()
        return try await withThrowingTaskGroup(of: Bool.self) { group in
            for code in codes {
                group.addTask {
                    do {
                        return try await self.codes.finish(ticket, code, by: .phone()) != nil
                    } catch is CodeSignIn.VoidTicket {
                        return false
                    }
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
    }
}

struct SecondFactorStoreTests {
    @Test(
        "the password alone opens nothing, and of many who send one code at once one gets in",
        arguments: Backend.available
    )
    func once(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        _ = try await fixture.ticket()
        let open = try await fixture.database.row("SELECT COUNT(*) FROM session") { try $0.int(0) }
        #expect(open == 0)
        let present = TOTP.step(at: fixture.clock.now())
        #expect(try await fixture.sessions(ofAtOnce: Array(repeating: made.totp.code(present), count: 6)) == 1)
        let ticket = try await fixture.ticket()
        // Neither the code that turned it on nor one that is older than the last is taken.
        for step in [present - 1, present] {
            #expect(try await fixture.codes.finish(ticket, made.totp.code(step), by: .phone()) == nil)
        }
        #expect(try await fixture.codes.finish(ticket, made.totp.code(present + 2), by: .phone()) == nil)
        #expect(try await fixture.codes.finish(ticket, made.totp.code(present + 1), by: .phone()) != nil)
    }

    @Test("a recovery code is good once, also for many at once, and told", arguments: Backend.available)
    func recovery(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        #expect(Set(made.recovery).count == 10 && made.recovery.allSatisfy { $0.count == 12 })
        let code = RecoveryCode.spaced(made.recovery[0])
        #expect(try await fixture.sessions(ofAtOnce: Array(repeating: code, count: 6)) == 1)
        #expect(try await fixture.factors.state(of: ana.id)?.codesLeft == 9)
        let told = try await fixture.notices(of: ana).map(\.text)
        #expect(told.contains { $0.hasPrefix("A recovery code was used to log in to your account; 9 of 10 are left.") })
        let log = try await AuditStore(database: fixture.database, actions: AccountsWing.auditActions).latest(limit: 5)
        #expect(log.map(\.action) == [.recoveryCodeUsed, .secondFactorOn] && log.map(\.actor) == ["Ana", "Ana"])

        let now = fixture.clock.now()
        let renewed = try await fixture.factors.renewCodes(of: ana, at: now)
        let ticket = try await fixture.ticket()
        #expect(try await fixture.codes.finish(ticket, made.recovery[1], by: .phone()) == nil)
        #expect(try await fixture.codes.finish(ticket, renewed[1], by: .phone()) != nil)
    }

    @Test("the database holds neither secret nor codes, and nothing once it is off", arguments: Backend.available)
    func sealed(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("Ana"), try await fixture.add("Ben"))
        let made = try await fixture.secondFactor(of: ana)
        let sealed = try await fixture.database.row("SELECT sealed FROM second_factor") { try $0.blob(0) }
        let bytes = try #require(sealed)
        // A version, a nonce and a tag stand beside the secret.
        #expect(bytes.count == 1 + 12 + made.totp.secret.count + 16)
        #expect(try SecondFactorOffer(opening: bytes, of: ana.id, by: fixture.seal).totp.secret == made.totp.secret)
        #expect(throws: Seal.Broken.self) { try SecondFactorOffer(opening: bytes, of: ben.id, by: fixture.seal) }
        let marks = try await fixture.database.rows("SELECT mark FROM recovery_code") { try $0.blob(0) }
        #expect(marks.count == 10 && marks.allSatisfy { $0.count == 16 })

        try await fixture.factors.turnOff(ana, at: fixture.clock.now())
        await #expect(throws: SecondFactorStore.IsOff.self) {
            try await fixture.factors.turnOff(ana, at: fixture.clock.now())
        }
        #expect(try await fixture.factors.state(of: ana.id) == nil)
        let left = try await fixture.database.row("SELECT COUNT(*) FROM recovery_code") { try $0.int(0) }
        #expect(left == 0)
        #expect(try await fixture.signIn.attempt(.init("Ana", "four unrelated words"), by: .phone())?.opened != nil)
        let letters = try await fixture.delivered().map(\.subject)
        #expect(letters.contains { $0.hasPrefix("Two-step log-in was turned off") })
    }

    @Test("it is turned on by a right code, once", arguments: Backend.available)
    func turnedOn(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let (offer, now) = (try SecondFactorOffer(to: ana.id, by: fixture.seal), fixture.clock.now())
        let wrong = offer.totp.code(TOTP.step(at: now) + 9)
        #expect(try await fixture.factors.turnOn(ana, offer, code: wrong, at: now) == nil)
        #expect(try await fixture.factors.state(of: ana.id) == nil)
        _ = try await fixture.secondFactor(of: ana)
        #expect(try await fixture.factors.state(of: ana.id) == SecondFactorStore.State(since: now, codesLeft: 10))
        await #expect(throws: SecondFactorStore.IsOn.self) { _ = try await fixture.secondFactor(of: ana) }
    }

    @Test("a new password by mail doesn't go round it", arguments: Backend.available)
    func mailedLink(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        let now = fixture.clock.now()
        try await fixture.database.write { db in try RecoveryJob.ask(for: "ana@example.org", at: now, in: db) }
        let letter = try await fixture.delivered().first { $0.subject == "A new password for Spotter" }
        let token = try #require(letter?.token)
        let links = RecoveryStore(database: fixture.database, mail: fixture.mail)
        let hash = try await fixture.hasher.hash("the new password")
        let step = try await links.use(token, newHash: hash, by: .phone(), at: now)
        let ticket = try #require(step?.ticket)
        let open = try await fixture.database.row("SELECT COUNT(*) FROM session") { try $0.int(0) }
        #expect(open == 0)
        let code = made.totp.code(TOTP.step(at: now))
        #expect(try await fixture.codes.finish(ticket, code, by: .phone()) != nil)
    }

    @Test(
        "ten wrong codes for a member, then it waits; a browser known to them isn't shut out",
        arguments: Backend.available
    )
    func guesses(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        var codes = fixture.codes
        codes.guesses = GuessLimit(database: fixture.database, seal: fixture.seal)
        let known = SecretToken()
        let present = TOTP.step(at: fixture.clock.now())
        #expect(try await codes.finish(fixture.ticket(), made.recovery[0], by: .phone(device: known)) != nil)
        let ticket = try await fixture.ticket()
        for _ in 0..<10 { #expect(try await codes.finish(ticket, "wrong", by: .phone()) == nil) }
        await #expect(throws: TooOften.self) {
            _ = try await codes.finish(ticket, made.totp.code(present), by: .phone())
        }
        #expect(try await codes.finish(ticket, made.totp.code(present), by: .phone(device: known)) != nil)
        // A hundred a day: one is back after 864 seconds.
        fixture.clock.advance(by: 864)
        let later = try await fixture.ticket()
        #expect(try await codes.finish(later, "wrong", by: .phone()) == nil)
        await #expect(throws: TooOften.self) { _ = try await codes.finish(later, "wrong", by: .phone()) }
    }

    @Test(
        "who guesses codes as slowly as may be is told of, and who slips now and then is not",
        arguments: Backend.available
    )
    func slowly(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("Ana"), try await fixture.add("Ben"))
        _ = try await fixture.secondFactor(of: ana)
        let made = try await fixture.secondFactor(of: ben)
        var codes = fixture.codes
        codes.guesses = GuessLimit(database: fixture.database, seal: fixture.seal)
        for number in 0..<8 {
            #expect(try await codes.finish(fixture.ticket(), "wrong", by: .phone()) == nil)
            let told = try await fixture.notices(of: ana).count { $0.text.contains("wrong codes") }
            #expect(told == (number < 2 ? 0 : 1), "\(number)")
            #expect(try await codes.finish(fixture.ticket("Ben"), "wrong", by: .phone()) == nil)
            if number % 2 == 1 {
                #expect(try await codes.finish(fixture.ticket("Ben"), made.recovery[number], by: .phone()) != nil)
            }
            fixture.clock.advance(by: 864)
        }
        let letters = try await fixture.delivered().filter { $0.subject.contains("wrong codes") }
        #expect(letters.map(\.to) == [ana.email])
        #expect(try await fixture.notices(of: ben).allSatisfy { !$0.text.contains("wrong codes") })
    }

    @Test("under a lost key nothing gets in, until the operator takes it off", arguments: Backend.available)
    func lostKey(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        let other = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        let codes = CodeSignIn(
            database: fixture.database,
            factors: SecondFactorStore(database: fixture.database, seal: other, mail: fixture.mail),
            now: fixture.clock.now
        )
        let (ticket, present) = (try await fixture.ticket(), TOTP.step(at: fixture.clock.now()))
        for code in [made.totp.code(present), made.recovery[0]] {
            #expect(try await codes.finish(ticket, code, by: .phone()) == nil)
        }
        #expect(try await fixture.management.endSecondFactor(of: "nobody", because: "No") == nil)
        #expect(try await fixture.management.endSecondFactor(of: "ANA", because: "The phone is gone") == true)
        #expect(try await fixture.management.endSecondFactor(of: "Ana", because: "The phone is gone") == false)
        #expect(try await fixture.signIn.attempt(.init("Ana", "four unrelated words"), by: .phone())?.opened != nil)
        let log = try await AuditStore(database: fixture.database, actions: AccountsWing.auditActions).latest(limit: 1)
        #expect(log.map(\.sentence) == ["The operator (command line) turned off two-step log-in for"])
        #expect(log.map(\.detail) == ["The phone is gone"])
    }

    @Test("it goes with the account", arguments: Backend.available)
    func deleted(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        _ = try await fixture.secondFactor(of: ana)
        try await fixture.database.write { try $0.execute("DELETE FROM member WHERE id = \(ana.id)") }
        for table in ["second_factor", "recovery_code"] as [SQL] {
            let left = try await fixture.database.row("SELECT COUNT(*) FROM \(table)") { try $0.int(0) }
            #expect(left == 0)
        }
    }
}
