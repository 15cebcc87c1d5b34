import Audit
import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Accounts

struct SuspensionTests {
    @Test("begins once, ends once, and is known with the account", arguments: Backend.available)
    func suspend(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Root")
        let ben = try await fixture.add("Ben")
        let now = fixture.clock.now()
        #expect(try await fixture.suspend("ben", true) == true)
        #expect(try await fixture.suspend("ben", true) == false)
        #expect(try await fixture.members.find(ben.id)?.suspendedAt == now)
        #expect(try await fixture.members.suspended(limit: 5).map(\.id) == [ben.id])
        #expect(try await fixture.suspend("ben", false) == true)
        #expect(try await fixture.suspend("ben", false) == false)
        #expect(try await fixture.members.suspended(limit: 5).isEmpty)
        #expect(try await fixture.suspend("nobody", true) == nil)
    }

    @Test("never takes the last administrator, and two at once never both", arguments: Backend.available)
    func last(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Root")
        _ = try await fixture.add("Ben")
        await #expect(throws: LastAdministrator.self) {
            _ = try await fixture.suspend("root", true)
        }
        _ = try await fixture.members.appoint(login: "ben", .administrator, at: fixture.clock.now())
        var refused = 0
        async let one = fixture.suspend("root", true)
        async let two = fixture.suspend("ben", true)
        do { _ = try await one } catch is LastAdministrator { refused += 1 }
        do { _ = try await two } catch is LastAdministrator { refused += 1 }
        #expect(refused == 1)
    }

    @Test("the operator corrects any birthday", arguments: Backend.available)
    func corrected(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let birthday: CalendarDay = try #require(CalendarDay("2010-05-24"))
        let corrected = try await fixture.members.correct(
            birthday: birthday,
            login: "ana@example.org",
            at: fixture.clock.now()
        )
        #expect(corrected?.birthday == birthday && corrected?.version == ana.version + 1)
        #expect(try await fixture.members.correct(birthday: birthday, login: "nobody", at: fixture.clock.now()) == nil)
    }

    @Test("what the operator decides is in the log, once, and what they can't isn't", arguments: Backend.available)
    func log(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Root")
        _ = try await fixture.add("Ben")
        let (members, now) = (fixture.members, fixture.clock.now())
        for suspended in [true, true, false, false] {
            _ = try await fixture.suspend("ben@example.org", suspended)
        }
        for day in ["2010-05-24", "1990-05-24"] {
            _ = try await members.correct(birthday: try #require(CalendarDay(day)), login: "ben", at: now)
        }
        _ = try await members.appoint(login: "ben", .nutritionist, at: now)
        _ = try await fixture.suspend("nobody", true)
        await #expect(throws: LastAdministrator.self) { _ = try await fixture.suspend("root", true) }
        let log = try await AuditStore(database: fixture.database, actions: AccountsWing.auditActions).latest(limit: 10)
        #expect(
            log.map { "\($0.action.name) \($0.subject) \($0.detail)" } == [
                "role-given Ben nutritionist: Decided by the operator.",
                "birthday-corrected Ben They are an adult now. Decided by the operator.",
                "birthday-corrected Ben They are under 18 now. Decided by the operator.",
                "member-restored Ben Decided.",
                "member-suspended Ben Decided.",
            ]
        )
        #expect(log.allSatisfy { $0.actor == "The operator (command line)" && $0.at == now })
        let told = try await fixture.database.rows("SELECT kind FROM job") { try $0.text(0) }
        #expect(told.filter { $0 == PersonChange.kind }.count == 2, "Who may be met follows the birthday.")
    }

    @Test(
        "a birthday is corrected freely, but nobody crosses 18 by it",
        arguments: [
            ("1990-05-24", "1980-01-01", true), ("1990-05-24", "2008-11-21", true), ("1990-05-24", "2008-11-22", false),
            ("2010-05-24", "2010-05-24", true), ("2010-05-24", "2010-05-25", true), ("2010-05-24", "2010-05-23", false),
            ("2010-05-24", "1990-05-24", false),
        ]
    )
    func birthday(known: String, new: String, allowed: Bool) throws {
        let before: CalendarDay = try #require(CalendarDay(known))
        let rule = AgeRule(minimum: 16, today: try #require(CalendarDay("2026-11-21")), known: before)
        #expect((rule.complaint(about: try #require(CalendarDay(new))) == nil) == allowed)
    }
}
