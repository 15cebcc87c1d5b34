import Foundation
import Members
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct MemberStoreTests {
    @Test("the first member is administrator, the second is not", arguments: Backend.available)
    func first(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        #expect(try await fixture.add("Ana").role == .administrator)
        #expect(try await fixture.add("Ben").role == .member)
    }

    @Test("of many first sign-ups at once only one becomes administrator", arguments: Backend.available)
    func firstsAtOnce(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let roles = try await withThrowingTaskGroup(of: Member.Role.self) { group in
            for number in 1...8 {
                group.addTask {
                    let person = NewMember.named("m\(number)")
                    return try await fixture.members.add(person, firstAdministers: true, at: fixture.clock.now()).role
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(roles.count { $0 == .administrator } == 1)
    }

    @Test("the only administrator stays one while others are here", arguments: Backend.available)
    func onlyAdministrator(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        await #expect(throws: LastAdministrator.self) {
            _ = try await fixture.members.appoint(login: "ana", .member, at: fixture.clock.now())
        }
        #expect(
            try await fixture.members.appoint(login: "ben", .administrator, at: fixture.clock.now())?.role
                == .administrator
        )
        #expect(
            try await fixture.members.appoint(login: "ana", .nutritionist, at: fixture.clock.now())?.role
                == .nutritionist
        )
    }

    @Test("finds by id, address and screen name, whatever the case", arguments: Backend.available)
    func find(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        #expect(try await fixture.members.find(ana.id) == ana)
        #expect(try await fixture.members.find(login: "ANA@Example.ORG") == ana)
        #expect(try await fixture.members.find(login: "aNA") == ana)
        #expect(try await fixture.members.find(login: "nobody") == nil)
        #expect(try await fixture.members.all().map(\.screenName) == ["Ana", "Ben"])
    }

    @Test("a taken address is said beside its field, whatever the case", arguments: Backend.available)
    func takenAddress(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        var other = NewMember.named("Ben")
        other.email = "ana@EXAMPLE.org"
        let clashing = other
        let errors = await #expect(throws: NamesTaken.self) {
            _ = try await fixture.members.add(clashing, firstAdministers: true, at: fixture.clock.now())
        }
        #expect(errors?.complaints["email"] == [NamesTaken.emailWords])
        #expect(try await fixture.members.all().count == 1)
    }

    @Test("a taken screen name is said beside its field, whatever the case", arguments: Backend.available)
    func takenName(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Zoë")
        var other = NewMember.named("Ben")
        other.screenName = "ZOE\u{308}"
        let clashing = other
        let errors = await #expect(throws: NamesTaken.self) {
            _ = try await fixture.members.add(clashing, firstAdministers: true, at: fixture.clock.now())
        }
        #expect(errors?.complaints["screenName"].count == 1)
    }

    @Test("names every clash at once", arguments: Backend.available)
    func bothTaken(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        var other = NewMember.named("Ana")
        other.email = "ben@example.org"
        let clashing = other
        let errors = await #expect(throws: NamesTaken.self) {
            _ = try await fixture.members.add(clashing, firstAdministers: true, at: fixture.clock.now())
        }
        #expect(errors.map { Set($0.complaints.messages.keys) } == ["email", "screenName"])
    }

    @Test("an update changes what was given and nobody else", arguments: Backend.available)
    func update(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ben = try await fixture.add("Ben")
        var ana = try await fixture.add("Ana")
        ana.firstName = "Anna"
        ana.units = .imperial
        ana.theme = .dark
        ana.onboardedAt = fixture.clock.now()
        let updated = try #require(
            try await fixture.members.update(ana, letters: fixture.letters, at: fixture.clock.now())
        )
        #expect(updated.firstName == "Anna")
        #expect(updated.units == .imperial)
        #expect(updated.theme == .dark)
        #expect(updated.onboardedAt == fixture.clock.now())
        #expect(updated.version == 2)
        #expect(try await fixture.members.find(ben.id) == ben)
        #expect(try await fixture.delivered().isEmpty)
    }

    @Test("refuses an update from a stale version", arguments: Backend.available)
    func stale(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        var ana = try await fixture.add("Ana")
        ana.firstName = "Anna"
        #expect(try await fixture.members.update(ana, letters: fixture.letters, at: fixture.clock.now()) != nil)
        ana.firstName = "Anne"
        #expect(try await fixture.members.update(ana, letters: fixture.letters, at: fixture.clock.now()) == nil)
        #expect(try await fixture.members.find(ana.id)?.firstName == "Anna")
    }

    @Test("refuses a name that somebody else has", arguments: Backend.available)
    func clash(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        var ben = try await fixture.add("Ben")
        ben.screenName = "ANA"
        let clashing = ben
        await #expect(throws: NamesTaken.self) {
            _ = try await fixture.members.update(clashing, letters: fixture.letters, at: fixture.clock.now())
        }
    }

    @Test("appoints by login", arguments: Backend.available)
    func appoint(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Ana")
        _ = try await fixture.add("Ben")
        #expect(
            try await fixture.members.appoint(login: "ben@example.org", .administrator, at: fixture.clock.now())?.role
                == .administrator
        )
        #expect(try await fixture.members.appoint(login: "nobody", .administrator, at: fixture.clock.now()) == nil)
        #expect(try await fixture.members.find(login: "Ana")?.role == .administrator)
    }
}
