import Accounts
import Audit
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import Storage
import Support
import Testing
import Web

@testable import App

/// The state of the house, and the log.
struct HousePageTests {
    @Test("a job that was given up is shown with its reason, and runs again", arguments: Backend.available)
    func again(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let database = app.environment.database
            let id = try await database.write { db in
                try db.row(
                    """
                    INSERT INTO job (kind, payload, due_at, attempt, last_error, dead_at)
                    VALUES ('delete-account', '99999', 0, 10, 'The moon was full', 1) RETURNING id
                    """
                ) { try $0.integer(0) }
            }
            let page = try await root.get("/admin/house").text
            #expect(page.contains("delete-account") && page.contains("The moon was full"))
            let (given, facts) = (page.range(of: "The moon was full"), page.range(of: "Build"))
            #expect(try #require(given).lowerBound < #require(facts).lowerBound, "What isn't well stands first.")
            #expect(!page.contains("All is well"))
            #expect(!page.contains("99999"), "What it was about isn't shown.")
            let path = "/admin/house/jobs/\(try #require(id))/again"
            #expect(try await ben.post(path).status == .forbidden)
            #expect(try await root.get(path).text.contains("The moon was full"))
            #expect(try await root.post(path).status == .unprocessableContent, "No reason.")
            let why = ["reason": "The moon wanes"]
            #expect(try await root.post(path, why).status == .seeOther)
            #expect(try await root.post(path, why).status == .notFound, "It isn't given up any more.")
            let waiting = try await database.rows("SELECT payload FROM job WHERE kind = 'delete-account'") {
                try $0.text(0)
            }
            #expect(waiting == ["99999"])
            let well = try await root.get("/admin/house").text
            #expect(well.contains("1 waiting") && well.contains("All is well"))
            let folded = try #require(well.range(of: "<details"))
            #expect(try folded.lowerBound < #require(well.range(of: "1 waiting")).lowerBound, "What is well is folded.")
            #expect(try await ben.get("/admin/house").status == .forbidden)
            let log = try await root.get("/admin/log?q=DELETE-ACC").text
            #expect(log.contains("Rosa let a job run again") && log.contains("The moon wanes"))
            #expect(try await root.get("/admin/log?q=let+a+job").text.contains("Rosa let a job run again"))
            #expect(try await root.get("/admin/log?q=%25").text.contains("Try other words"))
        }
    }

    @Test("answers that failed by our fault are counted by route, on the page and for a device")
    func failures() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let metrics = app.environment.metrics
            for status in [500, 500, 404] {
                metrics.record(route: "/moons/{id}", method: "GET", status: status, took: .milliseconds(1))
            }
            let page = try await root.get("/admin/house").text
            #expect(page.contains("/moons/{id}") && !page.contains("All is well"))
            let state = try await root.api(.get, "/admin/state").json()
            let failures = try #require(state["failures"] as? [[String: Any]])
            #expect(failures.map { $0["route"] as? String } == ["/moons/{id}"])
            #expect(failures.first?["count"] as? Int == 2)
        }
    }

    @Test("what is wanted seldom stands under More, where there are more than ten ways")
    func ways() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let page = try await root.get("/admin").text
            let parts = page.split(separator: #"<details class="fold">"#, maxSplits: 1)
            let more = try #require(parts.last.flatMap { parts.count == 2 ? $0 : nil })
            #expect(parts[0].matches(of: /<a class="row"/).count <= 10)
            for seldom in ["Parts of the house", "Vouchers", "Suspended"] {
                #expect(more.contains(seldom) && !parts[0].contains(seldom), "\(seldom)")
            }
            #expect(parts[0].contains("Members") && parts[0].contains("Reports"))
        }
    }

    @Test("people are counted by day, and few of them are never told exactly", arguments: Backend.available)
    func days(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            #expect(try await root.get("/admin/house").text.contains("the first count is still to come"))
            try await app.work(on: "daily-house_day")
            let page = try await root.get("/admin/house").text
            #expect(page.contains("2026-03-14") && page.contains("fewer than 5 active, fewer than 5 joined"))
        }
    }

    @Test("the log names an event without its id, which finds it all the same", arguments: Backend.available)
    func ids(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let id = "598476d8-bb52-4934-849d-5776e91b00e3"
            let database = app.environment.database
            let rosa = try #require(try await MemberStore(database: database).find(login: "Rosa"))
            try await database.write { db in
                try AuditRecord.write(
                    .memberSuspended,
                    by: rosa.asMember,
                    on: "Bicycle breakfast (\(id))",
                    at: TestApp.now,
                    in: db
                )
            }
            for path in ["/admin/log", "/admin/log?q=598476d8"] {
                let log = try await root.get(path).text
                #expect(log.contains("Bicycle breakfast") && !log.contains(id), "\(path)")
            }
            #expect(try await root.api(.get, "/admin/log").text.contains(id))
        }
    }
}
