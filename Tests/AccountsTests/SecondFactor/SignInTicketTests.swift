import Foundation
import Storage
import Support
import Testing

@testable import Accounts

/// What a right password gives where a second factor is on.
struct SignInTicketTests {
    @Test("a ticket is good for ten minutes, for one house, and until the next password", arguments: Backend.available)
    func tickets(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        let (ticket, now) = (try await fixture.ticket(), fixture.clock.now())
        let text = try ticket.sealed(by: fixture.seal)
        let other = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        #expect(try SignInTicket(text, by: fixture.seal, at: now.addingTimeInterval(599))?.owner == ana.id)
        #expect(try SignInTicket(text, by: fixture.seal, at: now.addingTimeInterval(600)) == nil)
        #expect(try SignInTicket(text, by: other, at: now) == nil)
        #expect(try SignInTicket("nonsense", by: fixture.seal, at: now) == nil)

        let passwords = PasswordChange(
            database: fixture.database,
            hasher: fixture.hasher,
            mail: fixture.mail,
            now: fixture.clock.now
        )
        #expect(
            try await passwords.change(of: ana.id, from: "four unrelated words", to: "five more words", keeping: nil)
        )
        let code = made.totp.code(TOTP.step(at: now))
        await #expect(throws: CodeSignIn.VoidTicket.self) {
            _ = try await fixture.codes.finish(ticket, code, by: .phone())
        }
        #expect(try await fixture.codes.finish(fixture.ticket("Ana", "five more words"), code, by: .phone()) != nil)
    }

    @Test("one session comes of a ticket, however many good codes come with it at once", arguments: Backend.available)
    func ticketOnce(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let made = try await fixture.secondFactor(of: ana)
        let (earlier, present) = (try await fixture.ticket(), TOTP.step(at: fixture.clock.now()))
        let codes = [made.totp.code(present)] + made.recovery.prefix(5)
        #expect(try await fixture.sessions(ofAtOnce: codes) == 1)
        let sessions = try await fixture.database.row("SELECT COUNT(*) FROM session") { try $0.int(0) }
        #expect(sessions == 1)
        // No code was used up in vain.
        let left = try #require(try await fixture.factors.state(of: ana.id)?.codesLeft)
        let step = try await fixture.database.row("SELECT step FROM second_factor") { try $0.integer(0) }
        #expect(left == (step == present ? 10 : 9))
        // Whoever has a ticket from before begins anew, also with a good code.
        await #expect(throws: CodeSignIn.VoidTicket.self) {
            _ = try await fixture.codes.finish(earlier, made.recovery[9], by: .phone())
        }
        #expect(try await fixture.codes.finish(fixture.ticket(), made.recovery[9], by: .phone()) != nil)
    }

    @Test("a ticket is void once two-step log-in was turned off, and on again", arguments: Backend.available)
    func ticketOff(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        _ = try await fixture.secondFactor(of: ana)
        let ticket = try await fixture.ticket()
        try await fixture.factors.turnOff(ana, at: fixture.clock.now())
        await #expect(throws: CodeSignIn.VoidTicket.self) {
            _ = try await fixture.codes.finish(ticket, "123456", by: .phone())
        }
        fixture.clock.advance(by: 60)
        let made = try await fixture.secondFactor(of: ana)
        await #expect(throws: CodeSignIn.VoidTicket.self) {
            _ = try await fixture.codes.finish(ticket, made.recovery[0], by: .phone())
        }
    }
}
