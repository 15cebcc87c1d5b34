import Administration
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import Storage
import Support
import Testing

@testable import App

/// Parts of the house that are switched off.
struct SwitchTests {
    @Test("what is off is gone from pages and API, and comes back", arguments: Backend.available)
    func matching(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let path = "/admin/switches/matching"
            #expect(try await ben.post(path, ["reason": "Mine"]).status == .forbidden)
            let refused = try await root.post(path)
            #expect(refused.status == .unprocessableContent)
            let complaints = refused.text.components(separatedBy: #"<p class="complaint""#).count - 1
            #expect(complaints == 1, "Only the form that was sent complains.")
            #expect(try await root.post("/admin/switches/nonsense", ["reason": "Why"]).status == .notFound)
            #expect(try await ben.get("/together/card").status != .notFound)
            #expect(try await root.post(path, ["reason": "A house for two"]).status == .seeOther)
            for closed in ["/together/card", "/together/people"] {
                #expect(try await ben.get(closed).status == .notFound, "\(closed)")
            }
            #expect(try await ben.api(.get, "/buddies/suggestions").status == .notFound)
            #expect(try await ben.get("/together").status == .ok)
            #expect(try await root.get("/admin/switches").text.contains("Switch it on"))
            #expect(try await root.post(path, ["reason": "More came", "on": "on"]).status == .seeOther)
            #expect(try await ben.get("/together/card").status != .notFound)
            #expect(try await root.get("/admin/log").text.contains("Rosa switched off: Finding people"))
            #expect(try await root.post(path + "/opening").status == .seeOther, "It is open already.")
            for (taken, status) in [("closing", HTTPResponse.Status.seeOther), ("opening", .conflict)] {
                #expect(try await ben.post("\(path)/\(taken)").status == .forbidden)
                #expect(try await root.post("\(path)/\(taken)").status == status, "What Undo did isn't undone.")
                #expect(try await ben.get("/together/card").status == .notFound, "\(taken)")
            }
            #expect(try await root.get("/admin/log").text.contains("Taken back at once."))
            #expect(try await root.post("/admin/switches/nonsense/opening").status == .notFound)
        }
    }

    @Test("an Undo takes back what one just switched oneself, not what another did", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let mo = try await app.administrator("Mo")
            try await self.close("chat", root)
            #expect(try await mo.post("/admin/switches/chat/opening").status == .conflict)
            #expect(try await root.post("/admin/switches/chat/opening").status == .seeOther)
        }
    }

    /// Switches a part off.
    private func close(_ part: String, _ root: TestPerson) async throws {
        try #require(try await root.post("/admin/switches/\(part)", ["reason": "Not here"]).status == .seeOther)
    }

    @Test("without events no page leads to one, and nobody is reminded of one")
    func events() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let ben = try await app.neighbour("Ben").person
            #expect(try await ben.get("/together").text.contains(#"href="/together/events""#))
            #expect(try await ben.get("/together/people").text.contains(#"href="/together/events""#))
            try await self.close("events", root)
            for page in ["/together", "/together/people"] {
                #expect(try await !ben.get(page).text.contains("/together/events"), "\(page)")
            }
            #expect(try await ben.get("/together/events").status == .notFound)
            #expect(try await ben.api(.get, "/events").status == .notFound)
        }
    }

    @Test("boards, achievements and cheers are switched off one by one, and points stay")
    func motivation() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben"))
            let paths = [
                "leaderboards": "/motivation/board", "achievements": "/motivation/achievements",
                "cheers": "/motivation/buddies",
            ]
            let home = try await ben.get("/motivation").text
            for path in paths.values { #expect(home.contains(path), "\(path)") }
            for (part, path) in paths {
                try await self.close(part, root)
                let home = try await ben.get("/motivation")
                #expect(home.status == .ok && !home.text.contains(path), "\(path)")
                #expect(try await ben.get(path).status == .notFound, "\(path)")
                #expect(try await ben.api(.get, path).status == .notFound, "\(path)")
            }
            let last = try await ben.get("/motivation").text
            #expect(!last.contains("Next in reach") && !last.contains("/motivation/celebration"))
            #expect(try await ben.get("/motivation/points").status == .ok)
        }
    }

    @Test("how one is told of what is switched off isn't asked, and is afterwards as it was")
    func notices() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let parts = [
                ("chat", "messages"), ("events", "event-near"), ("events", "buddy-events"), ("missions", "missions"),
                ("rivals", "rival-end"), ("rewards", "monthly-goal"), ("cheers", "cheers"),
            ]
            #expect(
                try await ben.post("/notices/settings", ["messages-app": "on", "cheers-mail": "on"]).status == .seeOther
            )
            for part in Set(parts.map(\.0)) { try await self.close(part, root) }
            let (page, answer) = (
                try await ben.get("/notices/settings").text, try await ben.api(.get, "/notices/settings")
            )
            let asked = Set(try answer.json().keys)
            for (_, kind) in parts {
                #expect(!page.contains("name=\"\(kind)-app\""), "\(kind)")
                #expect(!asked.contains("\(kind)-app"), "\(kind)")
            }
            #expect(page.contains("name=\"training-push\"") && asked.contains("buddies-app"))
            #expect(try await ben.post("/notices/settings", ["training-push": "on"]).status == .seeOther)
            #expect(try await ben.api(.put, "/notices/settings", "{}").status == .ok)
            for part in Set(parts.map(\.0)) {
                #expect(
                    try await root.post("/admin/switches/\(part)", ["reason": "Again", "on": "on"]).status == .seeOther
                )
            }
            let after = try await ben.api(.get, "/notices/settings").json()
            #expect(after["messages-app"] as? Bool == true && after["cheers-mail"] as? Bool == true)
            #expect(after["messages-mail"] as? Bool == false && after["training-push"] as? Bool == false)
        }
    }

    @Test("the operator switches parts on and off, and the log says so", arguments: Backend.available)
    func operated(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let switches = OperatorSwitches(database: app.environment.database, parts: Mount.parts) { TestApp.now }
            #expect(try await switches.all().allSatisfy(\.isOn))
            #expect(try await switches.set("nonsense", on: false, because: "Why") == nil)
            #expect(try await switches.set("chat", on: false, because: "Quiet") == true)
            #expect(try await switches.set("chat", on: false, because: "Quiet") == false)
            #expect(try await switches.all().filter { !$0.isOn }.map(\.name) == ["chat"])
            #expect(try await root.get("/admin/log").text.contains("switched off: Chats"))
        }
    }

    @Test("without missions and rivals nothing leads to them, and those under way are there afterwards")
    func missionsAndRivals() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben"))
            let mission = #"{"kind": "own", "words": "A handstand"}"#
            try #require(try await ben.api(.post, "/motivation/missions", mission).status == .created)
            _ = try await RivalFixture.make(ben)
            #expect(try await ben.get("/diary").text.contains("A handstand"))
            let paths = ["missions": "/motivation/missions", "rivals": "/motivation/rivals"]
            for (part, path) in paths {
                #expect(try await ben.get("/motivation").text.contains(path), "\(path)")
                try await self.close(part, root)
                let home = try await ben.get("/motivation")
                #expect(home.status == .ok && !home.text.contains(path), "\(path)")
                for closed in [path, path + "/new"] {
                    #expect(try await ben.get(closed).status == .notFound, "\(closed)")
                }
                #expect(try await ben.api(.get, path).status == .notFound, "\(path)")
            }
            #expect(try await ben.api(.get, "/motivation/proposals").status == .notFound)
            #expect(try await ben.api(.post, "/motivation/rivals", try RivalFixture.json()).status == .notFound)
            let cheers = "/motivation/rivals/\(RivalFixture.id)/cheers"
            #expect(try await ben.post(cheers).status == .notFound)
            #expect(try await ben.api(.post, cheers).status == .notFound)
            #expect(try await !ben.get("/diary").text.contains("A handstand"))
            for part in paths.keys {
                let opened = try await root.post("/admin/switches/\(part)", ["reason": "Back", "on": "on"])
                try #require(opened.status == .seeOther)
            }
            #expect(try await ben.get("/diary").text.contains("A handstand"))
            #expect(try await RivalFixture.names(ben) == [""])
        }
    }

    /// Has two agree on tomorrow, 10:00; returns the plan's page.
    private func agree(_ one: TestPerson, _ other: TestPerson, in chat: String) async throws -> String {
        let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"
        let hour = #"{"clientId": "\#(id)", "day": "2026-03-15", "at": "10:00"}"#
        try #require(try await one.api(.post, "/chats/\(chat)/workouts", hour).status == .created)
        try #require(try await other.api(.post, "/chats/\(chat)/workouts/\(id)/acceptance", "{}").status == .ok)
        return "/plans/\(id)"
    }

    @Test("without chats buddies stay, and nothing leads to a conversation")
    func chat() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let chat = try await app.befriend(ana, ben)
            let said = #"{"clientId": "00000000-0000-4000-8000-000000000001", "text": "Hello"}"#
            try #require(try await ben.person.api(.post, "/chats/\(chat)/messages", said).status == .created)
            let pages = ["/together", "/together/buddies", "/together/members/\(ben.id)", "/together/people"]
            #expect(try await ana.person.get("/together").text.contains("/together/chats"))
            let plan = try await self.agree(ana.person, ben.person, in: chat)
            #expect(try await ana.person.get(plan).text.contains("/together/chats"))
            #expect(try await ana.person.api(.get, "/notices").text.contains("It stands on your plan"))
            try await self.close("chat", root)
            let agreed = try await ana.person.get(plan)
            #expect(agreed.status == .ok && !agreed.text.contains("/together/chats"), "\(agreed.text)")
            #expect(agreed.text.contains("You agreed this with Ben"))
            let told = try await ana.person.api(.get, "/notices").json()
            let notices = told["notices"] as? [[String: Any]] ?? []
            let paths = notices.compactMap { $0["path"] as? String }
            #expect(!paths.contains { $0.hasPrefix("/together/chats") }, "\(paths)")
            #expect(told["unread"] as? Int == notices.count { $0["read"] as? Bool == false })
            for page in pages {
                let shown = try await ana.person.get(page)
                #expect(shown.status == .ok && !shown.text.contains("/together/chats"), "\(page)")
            }
            for closed in ["/together/chats", "/together/chats/\(chat)", "/together/chats/\(chat)/shares"] {
                #expect(try await ana.person.get(closed).status == .notFound, "\(closed)")
            }
            #expect(try await ana.person.api(.get, "/chats").status == .notFound)
            #expect(try await ana.person.api(.get, "/chats/\(chat)/workouts").status == .notFound)
            while try await app.environment.jobRunner().workOnce() > 0 {}
            #expect(try await !ana.person.get("/notices").text.contains("Ben wrote to you"))
            try #require(
                try await root.post("/admin/switches/chat", ["reason": "Back", "on": "on"]).status == .seeOther
            )
            #expect(try await ana.person.get("/together/chats/\(chat)").text.contains("Hello"))
        }
    }

    @Test("without videos no page leads to one")
    func videos() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben"))
            let exercise = "/exercises/bodyweight-squat"
            for page in ["/training", exercise] {
                #expect(try await ben.get(page).text.contains("/videos"), "\(page)")
            }
            try await self.close("videos", root)
            for page in ["/training", exercise] {
                let shown = try await ben.get(page)
                #expect(shown.status == .ok && !shown.text.contains("/videos"), "\(page)")
            }
            #expect(try await ben.get("\(exercise)/videos").status == .notFound)
            #expect(try await ben.api(.get, "\(exercise)/videos").status == .notFound)
        }
    }

    @Test("without finding people the page of buddies leads to no card, and notices of closed parts aren't listed")
    func traces() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            _ = try await app.befriend(ana, ben)
            #expect(try await ana.person.get("/together/buddies").text.contains("Find another buddy"))
            try await self.close("matching", root)
            let buddies = try await ana.person.get("/together/buddies").text
            #expect(buddies.contains("Ben") && !buddies.contains("Find another buddy"))
            let id = ana.id
            try await app.environment.database.write { db in
                _ = try db.execute(
                    """
                    INSERT INTO notice (owner_id, id, kind, body, path, part, actions, cause, created_at)
                    VALUES (\(id), 'n', 'rival-end', 'It has ended', '', 'rivals', '[]', 'c', 0)
                    """
                )
            }
            #expect(try await ana.person.get("/notices").text.contains("It has ended"))
            try await self.close("rivals", root)
            #expect(try await !ana.person.get("/notices").text.contains("It has ended"))
        }
    }
}
