import Foundation
import HTTPTypes
import HummingbirdTesting
import Members
import Storage
import Support
import Testing

@testable import Administration
@testable import App

/// Announcements and jobs by device, and by the command line.
struct HouseAPITests {
    private func deadJob(_ app: TestApp) async throws -> Int64 {
        let id = try await app.environment.database.write { db in
            try db.row(
                """
                INSERT INTO job (kind, payload, due_at, attempt, last_error, dead_at)
                VALUES ('delete-account', '99999', 0, 10, 'The moon was full', 1) RETURNING id
                """
            ) { try $0.integer(0) }
        }
        return try #require(id)
    }

    @Test("an administrator's device says something, sees it, and takes it back", arguments: Backend.available)
    func announcements(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let path = "/admin/announcements"
            let words = #"{"words": "Closed on Sunday", "audience": "adults", "reason": "A new floor"}"#
            #expect(try await ben.api(.get, path).status == .forbidden)
            #expect(try await ben.api(.post, path, words).status == .forbidden)
            #expect(try await root.api(.get, "/admin/audiences/adults").json()["members"] as? Int == 2)
            #expect(try await root.api(.get, "/admin/audiences/women").status == .notFound)
            let wrong = #"{"words": "", "audience": "women"}"#
            #expect(try await root.api(.post, path, wrong).status == .unprocessableContent)
            let made = try await root.api(.post, path, words)
            #expect(made.status == .created, "\(made.text)")
            let id = try #require(try made.json()["id"] as? String)
            let all = try await root.api(.get, path).json()["announcements"] as? [[String: Any]]
            #expect(all?.count == 1 && all?.first?["sentAt"] is NSNull)
            #expect(try await ben.api(.delete, "\(path)/\(id)").status == .forbidden)
            #expect(try await root.api(.delete, "\(path)/\(id)").status == .noContent)
            #expect(try await root.api(.delete, "\(path)/\(id)").status == .conflict)
            let log = try await root.get("/admin/log").text
            #expect(log.contains("Rosa said something to: Adults") && log.contains("Rosa took an announcement back"))
        }
    }

    @Test("an administrator's device sees why jobs were given up, and lets them run again")
    func jobs() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let id = try await self.deadJob(app)
            #expect(try await ben.api(.get, "/admin/jobs").status == .forbidden)
            let answer = try await root.api(.get, "/admin/jobs")
            let dead = try answer.json()["dead"] as? [[String: Any]]
            #expect(dead?.first?["failure"] as? String == "The moon was full")
            #expect(dead?.first?["kind"] as? String == "delete-account")
            #expect(!answer.text.contains("99999"), "What it was about isn't told.")
            let (again, why) = ("/admin/jobs/\(id)/again", #"{"reason": "The moon wanes"}"#)
            #expect(try await ben.api(.post, again, why).status == .forbidden)
            #expect(try await root.api(.post, again, "{}").status == .unprocessableContent)
            #expect(try await root.api(.post, again, why).status == .noContent)
            #expect(try await root.api(.post, again, why).status == .notFound)
            #expect(try await root.get("/admin/log").text.contains("Rosa let a job run again: delete-account"))
        }
    }

    @Test("an administrator's device reads the state and the log, and invites", arguments: Backend.available)
    func house(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            for path in ["/admin/state", "/admin/log", "/admin/invitations"] {
                #expect(try await ben.api(.get, path).status == .forbidden, "\(path)")
            }
            #expect(try await ben.api(.post, "/admin/invitations", #"{"note": "Me"}"#).status == .forbidden)
            try await app.work(on: "daily-house_day")
            let state = try await root.api(.get, "/admin/state").json()
            #expect(state["engine"] as? String == (backend == .sqlite ? "SQLite" : "PostgreSQL"))
            let day = try #require((state["days"] as? [[String: Any]])?.first)
            #expect(day["active"] is NSNull && day["joined"] is NSNull, "Few are never told exactly.")

            let wrong = #"{"note": "", "places": 0}"#
            #expect(try await root.api(.post, "/admin/invitations", wrong).status == .unprocessableContent)
            let cleo = #"{"note": "Cleo", "places": 2, "days": 1}"#
            let made = try await root.api(.post, "/admin/invitations", cleo)
            #expect(made.status == .created && made.text.contains("invitation="), "\(made.text)")
            let open = try await root.api(.get, "/admin/invitations").json()["invitations"] as? [[String: Any]]
            let id = try #require(open?.first?["id"] as? String)
            #expect(open?.first?["places"] as? Int == 2)
            let end = "/admin/invitations/\(id)/end"
            #expect(try await root.api(.post, end, "{}").status == .unprocessableContent)
            #expect(try await root.api(.post, end, #"{"reason": "A slip"}"#).status == .noContent)
            #expect(try await root.api(.post, end, #"{"reason": "A slip"}"#).status == .notFound)
            let log = try await root.api(.get, "/admin/log?q=slip").json()
            let record = try #require((log["records"] as? [[String: Any]])?.first)
            #expect(record["action"] as? String == "invitation-ended" && record["who"] as? String == "Rosa")
            #expect(log["next"] is NSNull)
        }
    }

    @Test("the command line does the same, and the log says who", arguments: Backend.available)
    func operating(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let house = OperatorHouse(database: app.environment.database) { TestApp.now }
            for words in ["", String(repeating: "a", count: 501)] {
                await #expect(throws: OperatorHouse.Refusal.self) {
                    try await house.announce(words, to: .everybody, because: "News")
                }
            }
            let id = try await house.announce("Closed on Sunday", to: .adults, because: "A new floor")
            let said = try #require(try await house.announcements().first)
            #expect(said.id == id && said.audience == .adults && !said.isSent)
            #expect(try await house.takeBack(id))
            #expect(try await !house.takeBack(id))
            let job = try await self.deadJob(app)
            let listed = try #require(try await house.jobs(limit: 1).first)
            #expect(listed.id == job && listed.state == "given up" && listed.failure == "The moon was full")
            #expect(try await house.bury(job, because: "Twice") == nil, "It doesn't wait.")
            #expect(try await house.again(job, because: "The moon wanes") == "delete-account")
            #expect(try await house.again(job, because: "The moon wanes") == nil)
            let waiting = try #require(try await house.jobs(limit: 50).first { $0.kind == "delete-account" })
            #expect(waiting.state == "waiting")
            #expect(try await house.bury(waiting.id, because: "It hurts") == "delete-account")
            #expect(try await house.jobs(limit: 1).map(\.failure) == ["It hurts"])
            let log = try await root.get("/admin/log").text
            #expect(log.contains("The operator (command line) said something to"))
            #expect(log.contains("The operator (command line) let a job run again"))
            #expect(log.contains("The operator (command line) gave up a job"))
        }
    }
}
