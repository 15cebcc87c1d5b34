import Audit
import Foundation
import Jobs
import Members
import Storage
import Support
import Testing
import Web

@testable import Accounts

/// What is done about members by those who look after them.
struct ManagementTests {
    private func store(_ fixture: AccountFixture) -> ManagementStore {
        let leaving = Leaving(
            database: fixture.database,
            mail: fixture.mail,
            observer: fixture.departures.observer,
            now: fixture.clock.now
        )
        return ManagementStore(
            database: fixture.database,
            leaving: leaving,
            suspension: fixture.suspension,
            now: fixture.clock.now
        )
    }

    @Test("a suspension ends by itself when its time is over, and not before", arguments: Backend.available)
    func end(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        _ = try await fixture.add("Root")
        let ben = try await fixture.add("Ben")
        _ = try await fixture.management.act(.suspension, login: "ben", reason: "Be kind.", days: 7)
        let terms = try await SuspensionTerms.of(ben.id, in: fixture.database)
        #expect(terms?.reason == "Be kind." && terms?.end == fixture.clock.now().addingTimeInterval(7 * 86_400))
        let ending = SuspensionEnd(
            database: fixture.database,
            suspension: fixture.suspension,
            now: fixture.clock.now
        )
        let job = Job(id: 1, kind: SuspensionEnd.kind, payload: String(ben.id), attempt: 1)
        _ = try await ending.run(job)
        #expect(try await fixture.members.find(ben.id)?.suspendedAt != nil)
        fixture.clock.advance(by: 7 * 86_400)
        _ = try await ending.run(job)
        #expect(try await fixture.members.find(ben.id)?.suspendedAt == nil)
        #expect(try await SuspensionTerms.of(ben.id, in: fixture.database) == nil)
        #expect(fixture.departures.all == ["\(ben.id) is suspended", "\(ben.id) is let back in"], "Each is told once.")
    }

    @Test("a deletion that an administrator decided isn't taken back by the member", arguments: Backend.available)
    func deletion(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let root = try await fixture.add("Root")
        let ben = try await fixture.add("Ben")
        let store = self.store(fixture)
        let why = ManagementForm.Values(reason: "A shop.", days: nil, role: nil, password: "")
        #expect(try await store.do(.deletion, why, to: ben, by: root.asMember))
        #expect(try await !store.do(.deletion, why, to: ben, by: root.asMember), "It is planned already.")
        #expect(try await !store.leaving.stay(ben.id))
        let due = try #require(try await store.leaving.planned(of: ben.id)).due
        fixture.clock.advance(by: 86_400)
        #expect(try await store.leaving.ask(ben) == due, "Asking puts off nothing.")
        #expect(try await store.do(.keeping, why, to: ben, by: root.asMember))
        #expect(try await store.leaving.planned(of: ben.id) == nil)
    }

    @Test("who just suspended somebody may undo it; others, and later, say why anew", arguments: Backend.available)
    func undo(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (root, mo, ben) = (try await fixture.add("Root"), try await fixture.add("Mo"), try await fixture.add("Ben"))
        let store = self.store(fixture)
        let why = ManagementForm.Values(reason: "Be kind.", days: 7, role: nil, password: "")
        #expect(try await !store.mayUndo(by: .restoration, of: ben, root.asMember))
        #expect(try await store.do(.suspension, why, to: ben, by: root.asMember))
        #expect(try await store.mayUndo(by: .restoration, of: ben, root.asMember))
        #expect(try await !store.mayUndo(by: .restoration, of: ben, mo.asMember))
        #expect(try await !store.mayUndo(by: .keeping, of: ben, root.asMember))
        #expect(try await !store.mayUndo(by: .role, of: ben, root.asMember))
        fixture.clock.advance(by: UndoSpan.seconds + 1)
        #expect(try await !store.mayUndo(by: .restoration, of: ben, root.asMember))
    }

    @Test("an Undo takes back nothing that another decided meanwhile", arguments: Backend.available)
    func overtaken(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (root, mo, ben) = (try await fixture.add("Root"), try await fixture.add("Mo"), try await fixture.add("Ben"))
        let store = self.store(fixture)
        let why = ManagementForm.Values(reason: "Be kind.", days: nil, role: nil, password: "")
        for (action, back) in [(ManagementAction.suspension, ManagementAction.restoration), (.deletion, .keeping)] {
            #expect(try await store.do(action, why, to: ben, by: root.asMember))
            #expect(try await store.do(back, why, to: ben, by: mo.asMember))
            #expect(try await store.do(action, why, to: ben, by: mo.asMember))
            #expect(try await !store.mayUndo(by: back, of: ben, root.asMember))
            await #expect(throws: ManagementStore.Overtaken.self) {
                _ = try await store.do(back, why, to: ben, by: root.asMember, isUndo: true)
            }
            #expect(try await store.do(back, why, to: ben, by: mo.asMember, isUndo: true), "Nothing was taken back.")
        }
    }

    @Test("nobody decides about themselves, and the last administrator stays one", arguments: Backend.available)
    func oneself(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let root = try await fixture.add("Root")
        let ben = try await fixture.add("Ben")
        let store = self.store(fixture)
        for action in ManagementAction.allCases {
            let values = ManagementForm.Values(reason: "Why not", days: nil, role: .member, password: "")
            await #expect(throws: ManagementStore.Oneself.self) {
                _ = try await store.do(action, values, to: root, by: root.asMember)
            }
        }
        let role = ManagementForm.Values(reason: "Why not", days: nil, role: .moderator, password: "")
        await #expect(throws: LastAdministrator.self) {
            _ = try await store.do(.role, role, to: root, by: ben.asMember)
        }
        #expect(try await store.do(.role, role, to: ben, by: root.asMember))
        #expect(try await fixture.members.find(ben.id)?.role == .moderator)
    }

    @Test(
        "members are found by any of their names, and by nothing that means something to SQL",
        arguments: Backend.available
    )
    func find(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        for name in ["Ana", "Ben", "Cleo"] { _ = try await fixture.add(name) }
        let store = self.store(fixture)
        func names(_ words: String) async throws -> [String] {
            try await store.find(words, after: nil, limit: 10).map(\.screenName)
        }
        #expect(try await names("").count == 3)
        #expect(try await names("BEN") == ["Ben"])
        #expect(try await names("cleo@") == ["Cleo"])
        for words in ["%", "_", "'", "!", "\\"] { #expect(try await names(words).isEmpty, "\(words)") }
        let first = try await store.find("", after: nil, limit: 2)
        let rest = try await store.find("", after: first.last?.id, limit: 2)
        #expect((first + rest).map(\.screenName) == ["Cleo", "Ben", "Ana"])
    }

    @Test("a form says what is missing; Undo needs no reason")
    func form() throws {
        func complaints(
            _ action: ManagementAction,
            _ texts: [String: String],
            mayUndo: Bool = false
        ) -> Set<String> {
            var form = ManagementForm(FormInput(texts))
            (form.action, form.mayUndo) = (action, mayUndo)
            var errors = FormErrors()
            _ = form.validate(into: &errors)
            return Set(errors.messages.keys)
        }
        #expect(complaints(.suspension, [:]) == ["reason"])
        #expect(complaints(.suspension, ["reason": "Spam", "days": "8"]) == ["days"])
        #expect(complaints(.suspension, ["reason": "Spam", "days": "7"]).isEmpty)
        #expect(complaints(.role, ["reason": "Helps", "role": "king", "password": "x"]) == ["role"])
        #expect(complaints(.deletion, ["reason": "Gone"]) == ["password"])
        #expect(complaints(.restoration, [:], mayUndo: true).isEmpty)
        #expect(complaints(.restoration, ["reason": ""], mayUndo: true) == ["reason", "password"])
        #expect(complaints(.restoration, [:]) == ["reason", "password"], "Somebody else did it, or long ago.")
        #expect(complaints(.keeping, [:]) == ["reason"] && complaints(.keeping, [:], mayUndo: true).isEmpty)
        #expect(complaints(.sessions, ["reason": String(repeating: "a", count: 501)]) == ["reason"])
    }
}
