import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Missions that buddies propose to each other.
struct MissionProposalTests {
    /// Ana and Ben, who are buddies; Ana has a mission under way.
    private func two(
        _ app: TestApp,
        _ json: String = #"{"kind": "steps", "target": 8000, "times": 10}"#
    ) async throws -> (ana: Neighbour, ben: Neighbour, mission: String) {
        _ = try await app.neighbour("Rosa", nil)
        let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
        _ = try await app.befriend(ana, ben)
        for one in [ana, ben] {
            let body = #"{"heightCm": 170, "weightKg": 72, "activityFactor": 1.375}"#
            try #require(try await one.person.api(.patch, "/me", body).status == .ok)
        }
        let started = try await ana.person.api(.post, "/motivation/missions", json)
        try #require(started.status == .created, "\(started.text)")
        return (ana, ben, try #require(try started.json()["id"] as? String))
    }

    private func propose(_ mission: String, _ ana: Neighbour, to ben: Neighbour) async throws -> HTTPResponse.Status {
        let json = #"{"memberId": \#(ben.id)}"#
        return try await ana.person.api(.post, "/motivation/missions/\(mission)/proposals", json).status
    }

    private func notices(_ one: Neighbour) async throws -> [String] {
        let all = try await one.person.api(.get, "/notices").json()["notices"] as? [[String: Any]]
        return (all ?? []).filter { $0["kind"] as? String == "missions" }.compactMap { $0["text"] as? String }
    }

    private func waiting(_ one: Neighbour) async throws -> [[String: Any]] {
        try await one.person.api(.get, "/motivation/proposals").json()["proposals"] as? [[String: Any]] ?? []
    }

    @Test("who has one of the kind under way is led to it from what is proposed")
    func underWay() async throws {
        try await TestApp.run { app in
            let (ana, ben, mission) = try await self.two(app)
            try #require(try await self.propose(mission, ana, to: ben) == .noContent)
            let json = #"{"kind": "steps", "target": 6000, "times": 7}"#
            let id = try #require(
                try await ben.person.api(.post, "/motivation/missions", json).json()["id"] as? String
            )
            let page = try await ben.person.get("/motivation/proposals/\(ana.id)/steps").text
            #expect(page.contains(#"href="/motivation/missions/\#(id)""#) && page.contains("See the one under way"))
            #expect(!page.contains("Begin</button>") && page.contains("Not for me"))
            #expect(try await !ben.person.get("/motivation/missions/new?kind=steps").text.contains("Begin</button>"))
            #expect(try await ben.person.get("/motivation/missions/new?kind=water").text.contains("Begin</button>"))
            let home = try await ben.person.get("/motivation").text
            #expect(home.contains("proposes it to you") && home.contains("/motivation/proposals/\(ana.id)/steps"))
        }
    }

    @Test("a buddy is told once, begins their own, and the other hears of it", arguments: Backend.available)
    func accepted(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, mission) = try await self.two(app)
            let page = try await ana.person.get("/motivation/missions/\(mission)").text
            #expect(page.contains("Ben") && page.contains("Propose it"))
            let proposed = try await ana.person.post(
                "/motivation/missions/\(mission)/proposals",
                ["memberId": "\(ben.id)"]
            )
            #expect(proposed.status == .seeOther)
            let asked = try await ana.person.get("/motivation/missions/\(mission)").text
            #expect(asked.contains(">Proposed<") && !asked.contains("Propose it"))
            #expect(try await self.propose(mission, ana, to: ben) == .noContent)
            #expect(try await self.notices(ben) == ["Ana proposes a mission to you"])
            let all = try await ben.person.get("/motivation/missions").text
            #expect(all.contains("Ana proposes it to you") && all.contains("8,000 steps a day, on 10 days"))
            let path = "/motivation/proposals/\(ana.id)/steps"
            #expect(try await ben.person.get(path).text.contains("Ana proposes: 8,000 steps a day, on 10 days"))
            let fields = ["kind": "steps", "target": "5000", "times": "7"]
            let begun = try await ben.person.post(path + "/acceptance", fields)
            #expect(begun.status == .seeOther, "\(begun.text)")
            #expect(try await ben.person.get("/motivation/missions").text.contains("5,000 steps a day, on 7 days"))
            #expect(try await self.notices(ana) == ["Ben goes along with the mission you proposed: steps"])
            #expect(try await self.waiting(ben).isEmpty)
            #expect(try await ben.person.post(path + "/acceptance", fields).status == .notFound)
        }
    }

    @Test("nobody reads another's weight, and each says their own", arguments: Backend.available)
    func weight(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, mission) = try await self.two(app, #"{"kind": "weight", "target": 66.5, "start": 71.5}"#)
            #expect(try await self.propose(mission, ana, to: ben) == .noContent)
            let path = "/motivation/proposals/\(ana.id)/weight"
            for page in [
                try await ben.person.get("/motivation/missions").text, try await ben.person.get(path).text,
                try await ben.person.api(.get, "/motivation/proposals").text, try await self.notices(ben).joined(),
            ] {
                #expect(!page.contains("66.5") && !page.contains("71.5"))
            }
            let none = try await ben.person.api(.put, path + "/acceptance", #"{"kind": "weight"}"#)
            #expect(none.status == .unprocessableContent)
            let light = try await ben.person.api(.put, path + "/acceptance", #"{"kind": "weight", "target": 45}"#)
            #expect(light.status == .unprocessableContent && light.text.contains("underweight"))
            let own = try await ben.person.api(.put, path + "/acceptance", #"{"kind": "weight", "target": 68.5}"#)
            #expect(own.status == .created)
            #expect(try own.json()["startKg"] as? Double == 72)
            #expect(try await !self.notices(ana).joined().contains("68.5"))
        }
    }

    @Test("who refuses is left alone, without a word to the other", arguments: Backend.available)
    func refused(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, mission) = try await self.two(app)
            _ = try await self.propose(mission, ana, to: ben)
            let path = "/motivation/proposals/\(ana.id)/steps"
            #expect(try await ben.person.post(path + "/refusal").status == .seeOther)
            #expect(try await self.waiting(ben).isEmpty)
            #expect(try await ben.person.api(.delete, path).status == .notFound)
            #expect(try await self.propose(mission, ana, to: ben) == .noContent)
            #expect(try await self.waiting(ben).isEmpty)
            #expect(try await self.notices(ben).count == 1)
            #expect(try await self.notices(ana).isEmpty)
            #expect(try await ana.person.post(path + "/restoration").status == .notFound)
            #expect(try await ben.person.post(path + "/restoration").status == .seeOther)
            #expect(try await self.waiting(ben).count == 1)
            #expect(try await ben.person.post(path + "/restoration").status == .notFound)
            #expect(try await self.notices(ana).isEmpty)
        }
    }

    @Test("whoever has one of the kind under way can accept once it ended")
    func taken() async throws {
        try await TestApp.run { app in
            let (ana, ben, mission) = try await self.two(app)
            let json = #"{"kind": "steps", "target": 5000, "times": 7}"#
            let own = try await ben.person.api(.post, "/motivation/missions", json).json()
            _ = try await self.propose(mission, ana, to: ben)
            let path = "/motivation/proposals/\(ana.id)/steps/acceptance"
            #expect(try await ben.person.api(.put, path, json).status == .unprocessableContent)
            #expect(try await self.waiting(ben).count == 1)
            let id = try #require(own["id"] as? String)
            try #require(try await ben.person.api(.put, "/motivation/missions/\(id)/ending").status == .ok)
            #expect(try await ben.person.api(.put, path, json).status == .created)
        }
    }

    @Test("strangers and blocked people propose nothing, and nothing of theirs is seen", arguments: Backend.available)
    func nobody(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, mission) = try await self.two(app)
            let cleo = try await app.neighbour("Cleo")
            #expect(try await self.propose(mission, ana, to: cleo) == .notFound)
            #expect(try await self.propose(mission, ben, to: ana) == .notFound)
            #expect(try await self.propose(mission, ana, to: ben) == .noContent)
            try #require(try await ben.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            #expect(try await self.waiting(ben).isEmpty)
            let path = "/motivation/proposals/\(ana.id)/steps"
            #expect(try await ben.person.get(path).status == .notFound)
            let json = #"{"kind": "steps", "target": 5000, "times": 7}"#
            #expect(try await ben.person.api(.put, path + "/acceptance", json).status == .notFound)
            #expect(try await self.propose(mission, ana, to: ben) == .notFound)
        }
    }

    @Test("whoever leaves takes missions and proposals along", arguments: Backend.available)
    func deletion(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, mission) = try await self.two(app)
            _ = try await self.propose(mission, ana, to: ben)
            try await app.delete(ana)
            let left = try await app.environment.database.read { db in
                try (
                    db.row("SELECT COUNT(*) FROM mission") { try $0.int(0) },
                    db.row("SELECT COUNT(*) FROM mission_proposal") { try $0.int(0) }
                )
            }
            #expect(left.0 == 0 && left.1 == 0)
            #expect(try await self.waiting(ben).isEmpty)
        }
    }
}
