import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// What buddies see of each other's missions, and proposing one from a buddy's page.
struct MissionSharingTests {
    /// Ana and Ben, who are buddies; Ben has missions under way.
    private func two(_ app: TestApp) async throws -> (ana: Neighbour, ben: Neighbour) {
        _ = try await app.neighbour("Rosa", nil)
        let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
        _ = try await app.befriend(ana, ben)
        let body = #"{"heightCm": 170, "weightKg": 72, "activityFactor": 1.375}"#
        try #require(try await ben.person.api(.patch, "/me", body).status == .ok)
        for json in [
            #"{"kind": "weight", "target": 66.5, "start": 71.5}"#, #"{"kind": "steps", "target": 8000, "times": 10}"#,
            #"{"kind": "own", "words": "Swim across the lake"}"#,
        ] {
            try #require(try await ben.person.api(.post, "/motivation/missions", json).status == .created)
        }
        return (ana, ben)
    }

    private func show(_ one: Neighbour, _ showsMissions: Bool = true) async throws {
        let sharing = #"{"isShown": false, "takesCheers": false, "showsMissions": \#(showsMissions)}"#
        try #require(try await one.person.api(.put, "/motivation/sharing", sharing).status == .noContent)
    }

    private func missions(of ben: Neighbour, for ana: Neighbour) async throws -> [[String: Any]] {
        try await ana.person.api(.get, "/people/\(ben.id)").json()["missions"] as? [[String: Any]] ?? []
    }

    @Test("a buddy's page has what they set out to once they show it, and never a weight", arguments: Backend.available)
    func shown(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = try await self.two(app)
            let cleo = try await app.neighbour("Cleo")
            let path = "/together/members/\(ben.id)"
            #expect(try await !ana.person.get(path).text.contains("8,000 steps"), "Nobody shows it unasked.")
            #expect(try await self.missions(of: ben, for: ana).isEmpty)
            try await self.show(ben)
            #expect(try await ben.person.get("/motivation/buddies").text.contains(#"name="showsMissions" checked"#))
            let page = try await ana.person.get(path).text
            for words in ["Set out to", "8,000 steps a day, on 10 days", "A weight mission", "Swim across the lake"] {
                #expect(page.contains(words), "\(words)")
            }
            let answer = try await ana.person.api(.get, "/people/\(ben.id)").text
            for text in [page, answer] { #expect(!text.contains("66.5") && !text.contains("71.5")) }
            #expect(try await self.missions(of: ben, for: ana).count == 3)
            #expect(try await !cleo.person.get(path).text.contains("Set out to"), "Cleo is no buddy.")
            #expect(try await ben.person.get(path).text.contains("Set out to"), "Ben sees what buddies see.")
            try #require(
                try await ana.person.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther
            )
            let calm = try await ana.person.get(path).text
            #expect(calm.contains("Swim across the lake") && !calm.contains("8,000"))
            try await self.show(ben, false)
            #expect(try await !ana.person.get(path).text.contains("Set out to"))
        }
    }

    @Test("what was reached stays for buddies to see when it is finished, what was given up goes")
    func past() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            try await self.show(ben)
            let running = try await ben.person.api(.get, "/motivation/missions").json()["running"] as? [[String: Any]]
            for mission in running ?? [] {
                let id = try #require(mission["id"] as? String)
                if mission["kind"] as? String == "own" {
                    try #require(try await ben.person.api(.put, "/motivation/missions/\(id)/tick").status == .ok)
                }
                try #require(try await ben.person.api(.put, "/motivation/missions/\(id)/ending").status == .ok)
            }
            let seen = try await self.missions(of: ben, for: ana)
            #expect(seen.compactMap { $0["title"] as? String } == ["Swim across the lake"])
            #expect(seen.first?["reachedOn"] as? String == TestApp.today)
        }
    }

    @Test("a weight mission that rests stays among the others, so that nobody can tell why it rests")
    func resting() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            try await self.show(ben)
            let before = try await self.missions(of: ben, for: ana).compactMap { $0["title"] as? String }
            let shorter = #"{"heightCm": 200}"#
            try #require(try await ben.person.api(.patch, "/me", shorter).status == .ok)
            #expect(try await ben.person.get("/motivation/missions").text.contains("It rests"))
            #expect(try await self.missions(of: ben, for: ana).compactMap { $0["title"] as? String } == before)
        }
    }

    @Test("from a buddy's page a mission is proposed to them, once", arguments: Backend.available)
    func proposed(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = try await self.two(app)
            let path = "/motivation/proposals/\(ana.id)"
            let theirs = try await ben.person.get("/together/members/\(ana.id)").text
            #expect(theirs.contains(#"href="\#(path)""#) && theirs.contains("Propose a mission"))
            let page = try await ben.person.get(path).text
            #expect(page.contains("A mission with Ana") && page.contains("8,000 steps a day, on 10 days"))
            let proposed = try await ben.person.post(path, ["kind": "steps"])
            #expect(proposed.status == .seeOther && proposed.headers[.location] == path)
            #expect(try await ben.person.get(path).text.contains(">Proposed<"))
            let got = try await ana.person.get("/motivation/proposals/\(ben.id)").text
            #expect(got.contains("Ben proposes") && got.contains("8,000 steps a day, on 10 days"))
            #expect(got.contains("Nothing of yours under way"))
        }
    }

    @Test("where missions are switched off, a buddy's page neither has nor offers one")
    func off() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            let mo = try await app.administrator("Mo")
            try await self.show(ben)
            let path = "/together/members/\(ben.id)"
            #expect(try await ana.person.get(path).text.contains("Propose a mission"))
            let closed = try await mo.post("/admin/switches/missions", ["reason": "Not here"])
            try #require(closed.status == .seeOther, "\(closed.text)")
            let page = try await ana.person.get(path).text
            #expect(!page.contains("Set out to") && !page.contains("Propose a mission"))
            #expect(try await self.missions(of: ben, for: ana).isEmpty)
            #expect(try await ana.person.get("/motivation/proposals/\(ben.id)").status == .notFound)
            #expect(try await !ben.person.get("/motivation/buddies").text.contains("What I set out to"))
            // Saving the form keeps what can't be seen meanwhile.
            let saved = try await ben.person.post("/motivation/sharing", ["showsMissions": "on", "isShown": "on"])
            try #require(saved.status == .seeOther)
            let opened = try await mo.post("/admin/switches/missions", ["reason": "Back", "on": "on"])
            try #require(opened.status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("Set out to"))
        }
    }

    @Test("nothing is proposed to strangers and blocked people, of a kind that doesn't run, or in nonsense")
    func refused() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            let cleo = try await app.neighbour("Cleo")
            for path in ["/motivation/proposals/\(cleo.id)", "/motivation/proposals/0", "/motivation/proposals/ana"] {
                #expect(try await ben.person.get(path).status == .notFound, "\(path)")
                #expect(try await ben.person.post(path, ["kind": "steps"]).status == .notFound, "\(path)")
            }
            #expect(try await !ben.person.get("/together/members/\(cleo.id)").text.contains("Propose a mission"))
            let path = "/motivation/proposals/\(ana.id)"
            #expect(try await ben.person.post(path, ["kind": "water"]).status == .notFound)
            for fields in [[:], ["kind": "flying"]] as [[String: String]] {
                #expect(try await ben.person.post(path, fields).status == .unprocessableContent)
            }
            try #require(try await ana.person.api(.put, "/blocks/\(ben.id)").status == .noContent)
            #expect(try await ben.person.get(path).status == .notFound)
            #expect(try await ben.person.post(path, ["kind": "steps"]).status == .notFound)
        }
    }
}
