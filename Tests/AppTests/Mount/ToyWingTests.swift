import Deeds
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Jobs
import Members
import Portability
import Storage
import Support
import Testing
import Web

@testable import App

/// Holds `docs/adding-a-wing.md` to its promise: a wing in the list is mounted.
struct ToyWingTests {
    private static let wings = Mount.wings + [ToyWing.mounted]

    @Test("a wing in the list has its table, page, form and API, for members alone", arguments: Backend.available)
    func page(_ backend: Backend) async throws {
        try await TestApp.run(backend, wings: Self.wings) { app in
            let ana = try await app.person()
            let empty = try await ana.post("/knots", ["name": " "])
            #expect(empty.status == .unprocessableContent)
            #expect(empty.text.contains("Give the knot a name."))
            #expect(try await ana.post("/knots", ["name": "Bowline"]).status == .seeOther)
            let page = try await ana.get("/knots")
            #expect(page.text.contains("<p>Bowline</p>"))
            #expect(page.text.contains(#"action="/knots""#))
            #expect(try await ana.api(.get, "/knots").text == #"["Bowline"]"#)
            let stranger = try await app.client.execute(uri: "/api/v1/knots", method: .get)
            #expect(stranger.status == .unauthorized)
        }
    }

    @Test("its scripts stand among those of the floor, and a page begins with both")
    func scripts() async throws {
        try await TestApp.run(wings: Self.wings) { app in
            func script(_ name: String) async throws -> String {
                try await app.client.execute(uri: "/assets/any/js/\(name)", method: .get).text
            }
            #expect(try await script("knots.js") == "export const knots = 1;")
            let joined = try await script("app.js")
            #expect(joined.contains("const $pages = (() => {") && joined.contains("const knots = 1;"))
        }
    }

    @Test("its routes say how often they may be asked, and which scope opens them")
    func rules() async throws {
        try await TestApp.run(wings: Self.wings, configure: { $0.rateLimits = true }) { app in
            let ana = try await app.person()
            for _ in 1...3 { #expect(try await ana.post("/knots", ["name": "Bowline"]).status == .seeOther) }
            #expect(try await ana.post("/knots", ["name": "Bowline"]).status == .tooManyRequests)
            for (scope, status) in [("knots:read", HTTPResponse.Status.ok), ("diary:read", .forbidden)] {
                let token = try await ana.accessToken([Scope(rawValue: scope)])
                let answer = try await app.client.execute(
                    uri: "/api/v1/knots",
                    method: .get,
                    headers: [.authorization: "Bearer " + token]
                )
                #expect(answer.status == status)
            }
        }
    }

    @Test("its jobs are worked on, and its daily work is done", arguments: Backend.available)
    func jobs(_ backend: Backend) async throws {
        try await TestApp.run(backend, wings: Self.wings) { app in
            let ana = try await app.person()
            let owner = try #require(try await ana.api(.get, "/me").json()["id"] as? Int)
            #expect(try await ana.post("/knots", ["name": "loose"]).status == .seeOther)
            try await JobStore(database: app.environment.database).add("toy-tie", payload: "\(owner)", due: TestApp.now)
            try await app.environment.planJobs()
            let runner = try app.environment.jobRunner()
            while try await runner.workOnce() > 0 {}
            #expect(try await ana.api(.get, "/knots").text == #"["by a job"]"#)
        }
    }

    @Test("its table goes with its member's export, by the rules of the wing")
    func export() async throws {
        try await TestApp.run(wings: Self.wings) { app in
            let ana = try await app.person()
            _ = try await ana.post("/knots", ["name": "Bowline"])
            let export = try await ana.api(.get, "/export")
            #expect(export.status == .ok)
            #expect(export.text.contains("knot"))
            #expect(app.environment.wings.portability.restored.contains("knot"))
        }
    }

    @Test("what it tells is in the list, with switches of its own", arguments: Backend.available)
    func notices(_ backend: Backend) async throws {
        try await TestApp.run(backend, wings: Self.wings) { app in
            let ana = try await app.person()
            _ = try await ana.post("/knots", ["name": "Bowline"])
            #expect(try await ana.get("/notices").text.contains("You tied a knot: Bowline"))
            let told = try await ana.api(.get, "/notices").json()["notices"] as? [[String: Any]]
            #expect(told?.first { $0["kind"] as? String == "knots" }?["title"] as? String == "Knots")
            let settings = try await ana.get("/notices/settings").text
            #expect(settings.contains(#"name="knots-push" checked"#) && settings.contains("When you tied one."))
            let set = try await ana.api(.put, "/notices/settings", #"{"knots-mail": true}"#)
            #expect(try set.json()["knots-mail"] as? Bool == true, "\(set.text)")
        }
    }

    @Test("its deeds and switches are kept, and come back with an import", arguments: Backend.available)
    func deeds(_ backend: Backend) async throws {
        let file = try HonestExport.zip([
            (
                "deed",
                [
                    "kind": "knot-tied", "source": "knot Hitch", "day": HonestExport.day, "quantity": 1,
                    "at": HonestExport.past,
                ]
            ), ("notice_switch", ["kind": "knots", "channel": "mail", "is_on": 1]),
            ("weight", ["day": HonestExport.day, "kilograms": 72.5, "at": HonestExport.past]),
        ])
        try await TestApp.run(backend, wings: Self.wings) { app in
            let ana = try await app.person(body: false)
            _ = try await ana.post("/knots", ["name": "Bowline"])
            let done = try await ana.bringIn(file)
            #expect(done["skipped"] as? [String: Int] == [:], "\(done)")
            let owner = try #require(try await ana.api(.get, "/me").json()["id"] as? Int)
            let day = try #require(CalendarDay(TestApp.today))
            let deeds = try await DeedStore(database: app.environment.database, owner: Member.ID(owner))
                .deeds(of: ToyWing.deedKinds, from: day, through: day)
            #expect(Set(deeds.map(\.source)) == ["knot Bowline", "knot Hitch"])
            #expect(try await ana.api(.get, "/notices/settings").json()["knots-mail"] as? Bool == true)
        }
        try await TestApp.run(backend) { app in
            let done = try await app.person(body: false).bringIn(file)
            #expect((done["skipped"] as? [String: Int])?.values.reduce(0, +) == 2, "No wing declares them.")
        }
    }

    @Test("what administrators do in it is in their log")
    func audit() async throws {
        try await TestApp.run(wings: Self.wings) { app in
            let mo = try await app.administrator("Mo")
            #expect(try await mo.post("/admin/knots/cutting", ["name": "Bowline"]).status == .seeOther)
            #expect(try await mo.get("/admin/log").text.contains("Mo cut a knot: Bowline"))
        }
    }

    @Test("two tables of links of one name stop the start")
    func twice() throws {
        #expect(throws: (any Error).self) { _ = try (Self.wings + [ToyWing.mounted]).views(strict: true) }
    }
}
