import Foundation
import HealthMath
import Support
import Testing
import Web

@testable import Accounts

struct SuspensionTests {
    @Test("begins once, ends once, and is known with the account", arguments: Backend.available)
    func suspend(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await house.add("Root")
        let ben = try await house.add("Ben")
        let now = house.clock.now()
        #expect(try await house.members.suspend(login: "ben", true, at: now) == true)
        #expect(try await house.members.suspend(login: "ben", true, at: now) == false)
        #expect(try await house.members.find(ben.id)?.suspendedAt == now)
        #expect(try await house.members.suspended(limit: 5).map(\.id) == [ben.id])
        #expect(try await house.members.suspend(login: "ben", false, at: now) == true)
        #expect(try await house.members.suspend(login: "ben", false, at: now) == false)
        #expect(try await house.members.suspended(limit: 5).isEmpty)
        #expect(try await house.members.suspend(login: "nobody", true, at: now) == nil)
    }

    @Test("never takes the last administrator, and two at once never both", arguments: Backend.available)
    func last(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        _ = try await house.add("Root")
        _ = try await house.add("Ben")
        let now = house.clock.now()
        await #expect(throws: LastAdministrator.self) {
            _ = try await house.members.suspend(login: "root", true, at: now)
        }
        _ = try await house.members.appoint(login: "ben", .administrator)
        var refused = 0
        async let one = house.members.suspend(login: "root", true, at: now)
        async let two = house.members.suspend(login: "ben", true, at: now)
        do { _ = try await one } catch is LastAdministrator { refused += 1 }
        do { _ = try await two } catch is LastAdministrator { refused += 1 }
        #expect(refused == 1)
    }

    @Test("the operator corrects any birthday", arguments: Backend.available)
    func corrected(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        let ana = try await house.add("Ana")
        let birthday: CalendarDay = try #require(CalendarDay("2010-05-24"))
        let corrected = try await house.members.correct(birthday: birthday, login: "ana@example.org")
        #expect(corrected?.birthday == birthday && corrected?.version == ana.version + 1)
        #expect(try await house.members.correct(birthday: birthday, login: "nobody") == nil)
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
