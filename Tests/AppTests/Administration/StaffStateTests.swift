import Accounts
import Foundation
import HTTPTypes
import HummingbirdTesting
import Members
import Support
import Testing

@testable import App

/// Who looks after a house in every state an account can be in.
struct StaffStateTests {
    private func person(_ name: String, _ role: Member.Role, _ app: TestApp) async throws -> Neighbour {
        let person = try await app.neighbour(name, nil)
        let store = MemberStore(database: app.environment.database)
        _ = try await store.appoint(login: name, role, at: TestApp.now)
        return person
    }

    @Test(
        "who looks after others and is suspended, or is leaving, reaches nothing of it",
        arguments: [
            (Member.Role.organiser, "/admin/events"), (.moderator, "/admin/reports"),
            (.administrator, "/admin/members"),
        ]
    )
    func suspended(role: Member.Role, path: String) async throws {
        try await TestApp.run { app in
            _ = try await app.person("Rosa", body: false)
            let (mo, mia) = (try await self.person("Mo", role, app), try await self.person("Mia", role, app))
            #expect(try await mia.person.get(path).status == .ok)
            try await app.suspend(mo)
            for closed in ["/admin", path] {
                #expect(try await mo.person.get(closed).status == .forbidden, "\(closed)")
            }
            try await app.askToLeave(mia)
            for closed in ["/admin", path] { #expect(try await mia.person.get(closed).status != .ok, "\(closed)") }
        }
    }

    @Test(
        "what was decided stays in the log with the name of who did, when they are gone",
        arguments: Backend.available
    )
    func deleted(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let (mo, ben) = (try await self.person("Mo", .administrator, app), try await app.neighbour("Ben", nil))
            let decided = try await mo.person.post("/admin/members/\(ben.id)/suspension", ["reason": "Be kind."])
            #expect(decided.status == .seeOther)
            try await app.delete(mo)
            let log = try await root.get("/admin/log?q=Be+kind").text
            #expect(log.contains("Mo suspended: Ben") && log.contains("Be kind."))
            #expect(try await ben.person.get("/me/suspension").text.contains("Be kind."))
        }
    }

    @Test("no block keeps a member from who looks after the house, nor their house's words from them")
    func blocked() async throws {
        try await TestApp.run { app in
            let root = try await app.neighbour("Rosa", nil)
            let ben = try await app.neighbour("Ben", nil)
            for (one, other) in [(root, ben), (ben, root)] {
                try #require(try await one.person.api(.put, "/blocks/\(other.id)").status == .noContent)
            }
            #expect(try await root.person.get("/admin/members?q=ben").text.contains("ben@example.org"))
            let decided = try await root.person.post("/admin/members/\(ben.id)/suspension", ["reason": "Be kind."])
            #expect(decided.status == .seeOther)
            #expect(try await ben.person.get("/me/suspension").text.contains("Be kind."))
        }
    }
}
