import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// A member's missions through both doors.
struct MissionPageTests {
    /// Starts a mission by a device; returns its id.
    private func start(_ json: String, _ person: TestPerson) async throws -> String {
        let answer = try await person.api(.post, "/motivation/missions", json)
        try #require(answer.status == .created, "\(answer.text)")
        return try #require(try answer.json()["id"] as? String)
    }

    private func steps(_ amount: Int, on day: String, _ person: TestPerson) async throws {
        try #require(try await person.api(.put, "/steps/\(day)", #"{"steps": \#(amount)}"#).status == .ok)
    }

    @Test("a mission begins, comes closer and ends when its member likes", arguments: Backend.available)
    func life(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await ana.get("/motivation/missions").text.contains("Nothing under way"))
            let form = try await ana.get("/motivation/missions/new?kind=steps").text
            #expect(form.contains("Steps a day") && form.contains(#"value="7000""#))
            let fields = ["kind": "steps", "target": "6000", "times": "7"]
            let started = try await ana.post("/motivation/missions", fields)
            let path = try #require(started.headers[.location])
            #expect(started.status == .seeOther && path.hasPrefix("/motivation/missions/"))
            try await self.steps(6_500, on: TestApp.today, ana)
            let page = try await ana.get(path).text
            #expect(page.contains("6,000 steps a day, on 7 days") && page.contains("1 of 7 days"))
            #expect(try await ana.get("/motivation").text.contains("1 of 7 days"))
            #expect(try await ana.get("/diary").text.contains("6,000 steps a day, on 7 days"))
            #expect(try await ana.get("/motivation/points").text.contains("You started a mission"))
            let again = try await ana.post("/motivation/missions", fields)
            #expect(again.status == .unprocessableContent && again.text.contains("End it first"))
            let ended = try await ana.post(path + "/ending")
            #expect(ended.headers[.location] == path)
            let past = try await ana.get("/motivation/missions").text
            #expect(past.contains("Before") && past.contains("1 of 7 days") && !past.contains("Under way"))
            #expect(try await !ana.get("/diary").text.contains("6,000 steps"))
            #expect(try await ana.post(path + "/restoration").status == .seeOther)
            #expect(try await ana.get("/motivation/missions").text.contains("Under way"))
        }
    }

    @Test("a device starts, reads, ends and takes back, and sending it again is harmless", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let json = """
                {"requestId": "00000000-0000-4000-8000-0000000000aa", "kind": "water", "target": 2000, "times": 7}
                """
            let id = try await self.start(json, ana)
            let again = try await ana.api(.post, "/motivation/missions", json)
            #expect(again.status == .ok)
            #expect(try again.json()["id"] as? String == id)
            try #require(try await ana.api(.put, "/water/\(TestApp.today)", #"{"millilitres": 2500}"#).status == .ok)
            let mission = try await ana.api(.get, "/motivation/missions/\(id)").json()
            #expect(mission["amount"] as? Double == 1 && mission["endedOn"] is NSNull)
            let ended = try await ana.api(.put, "/motivation/missions/\(id)/ending").json()
            #expect(ended["endedOn"] as? String == TestApp.today)
            let all = try await ana.api(.get, "/motivation/missions").json()
            #expect((all["running"] as? [Any])?.isEmpty == true)
            #expect((all["past"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == [id])
            #expect(try await ana.api(.delete, "/motivation/missions/\(id)/ending").json()["endedOn"] is NSNull)
            let own = try await self.start(#"{"kind": "own", "words": "Read at night"}"#, ana)
            let ticked = try await ana.api(.put, "/motivation/missions/\(own)/tick").json()
            #expect(ticked["reachedOn"] as? String == TestApp.today)
            #expect(try await ana.get("/motivation/missions/\(own)").text.contains("drawings.svg#cheer"))
            #expect(try await ana.api(.delete, "/motivation/missions/\(own)/tick").json()["reachedOn"] is NSNull)
            #expect(try await !ana.get("/motivation/missions/\(own)").text.contains("drawings.svg#cheer"))
            #expect(try await ana.api(.put, "/motivation/missions/\(id)/tick").status == .notFound)
        }
    }

    @Test("a weight mission is prefilled with the weight for which the goal leads")
    func goalTarget() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let goal = #"{"targetKg": 68, "targetDay": "2026-07-14"}"#
            try #require(try await ana.api(.put, "/goal", goal).status.code < 300)
            #expect(try await ana.get("/motivation/missions/new?kind=weight").text.contains(#"value="68""#))
        }
    }

    @Test("a weight mission starts at the latest weight, and today has trend and energy", arguments: Backend.available)
    func weight(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await ana.get("/motivation/missions/new?kind=weight").text.contains(#"value="72""#))
            let id = try await self.start(#"{"kind": "weight", "target": 66}"#, ana)
            let mission = try await ana.api(.get, "/motivation/missions/\(id)").json()
            #expect(mission["startKg"] as? Double == 72)
            for path in ["/motivation", "/motivation/missions", "/motivation/missions/\(id)"] {
                let page = try await ana.get(path).text
                #expect(page.contains("From 72 kg to 66 kg") && page.contains("Eaten today"), "\(path)")
            }
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            #expect(try await !ana.get("/motivation/missions/new?kind=weight").text.contains(#"value="72""#))
            for path in ["/motivation", "/motivation/missions", "/motivation/missions/\(id)", "/diary"] {
                let page = try await ana.get(path).text
                #expect(!page.contains("72 kg") && !page.contains("66 kg") && !page.contains("Eaten today"), "\(path)")
            }
        }
    }

    @Test(
        "nonsense and what isn't safe is refused in words, and nothing begins",
        arguments: [
            ("{}", "about"), (#"{"kind": "flying"}"#, "from the list"),
            (#"{"kind": "weight", "target": -40}"#, "20 kg"),
            (#"{"kind": "weight", "target": 1e308}"#, "20 kg"), (#"{"kind": "weight", "target": 45}"#, "underweight"),
            (#"{"kind": "weight", "target": 72}"#, "from where you start"),
            (#"{"kind": "workouts", "target": 7, "times": 4}"#, "rest"),
            (#"{"kind": "steps", "target": 7000, "times": 100000}"#, "365"),
            (#"{"kind": "water", "target": 30000, "times": 7}"#, "4,000"), (#"{"kind": "own"}"#, "few words"),
            (#"{"kind": "own", "words": "\#(String(repeating: "x", count: 9_000))"}"#, "80 characters"),
        ]
    )
    func nonsense(json: String, words: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let answer = try await ana.api(.post, "/motivation/missions", json)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains(words), "\(answer.text)")
            let all = try await ana.api(.get, "/motivation/missions").json()
            #expect((all["running"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("a megabyte of words is too much, and who never said a height is told what is missing")
    func bounds() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let long = #"{"kind": "own", "words": "\#(String(repeating: "x", count: 1_000_000))"}"#
            #expect((400..<500).contains(try await ana.api(.post, "/motivation/missions", long).status.code))
            let json = #"{"kind": "weight", "target": 66, "start": 72}"#
            let weight = try await ana.api(.post, "/motivation/missions", json)
            #expect(weight.status == .unprocessableContent && weight.text.contains("height and weight"))
        }
    }

    @Test("who expects a child has no weight mission, and other missions as everybody")
    func pregnant() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try #require(try await ana.post("/me/health", ["cycle": "pregnant"]).status == .seeOther)
            let weight = try await ana.api(.post, "/motivation/missions", #"{"kind": "weight", "target": 66}"#)
            #expect(weight.status == .unprocessableContent && weight.text.contains("midwife"))
            _ = try await self.start(#"{"kind": "steps", "target": 5000, "times": 7}"#, ana)
        }
    }

    @Test("ids of others and of nothing are answered as if nothing were there", arguments: Backend.available)
    func others(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let id = try await self.start(#"{"kind": "own", "words": "Read at night"}"#, ana)
            for name in [id, "00000000-0000-4000-8000-000000000000", "1", "%27"] {
                let path = "/motivation/missions/\(name)"
                #expect(try await ben.api(.get, path).status == .notFound, "\(name)")
                for part in ["ending", "tick"] {
                    #expect(try await ben.api(.put, "\(path)/\(part)").status == .notFound, "\(name)")
                    #expect(try await ben.api(.delete, "\(path)/\(part)").status == .notFound, "\(name)")
                }
                #expect(try await ben.get(path).status == .notFound)
                #expect(try await ben.post(path + "/ending").status == .notFound)
            }
            #expect(try await ana.api(.get, "/motivation/missions/\(id)").json()["endedOn"] is NSNull)
        }
    }

    @Test("a suspended member reads theirs and begins none", arguments: Backend.available)
    func suspended(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana", nil)
            let id = try await self.start(#"{"kind": "own", "words": "Read at night"}"#, ana.person)
            // The device's session, which started it, is remembered for a while: the browser's asks anew.
            try await app.suspend(ana)
            #expect(try await ana.person.get("/motivation/missions/\(id)").text.contains("Read at night"))
            let more = try await ana.person.post("/motivation/missions", ["kind": "logging", "times": "7"])
            #expect(more.status == .forbidden)
            #expect(try await ana.person.post("/motivation/missions/\(id)/ending").status == .forbidden)
        }
    }

    @Test("a member under age may aim at a healthy weight, and at none below it")
    func underAge() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(birthday: "2009-05-17")
            let light = try await ana.api(.post, "/motivation/missions", #"{"kind": "weight", "target": 50}"#)
            #expect(light.status == .unprocessableContent && light.text.contains("underweight"))
            _ = try await self.start(#"{"kind": "weight", "target": 66}"#, ana)
        }
    }

    @Test("Today asks once for missions, other days don't, and a page of six reads each source once")
    func statements() async throws {
        try await TestApp.run(statements: StatementLog()) { app in
            let ana = try await app.person()
            for json in [
                #"{"kind": "weight", "target": 66}"#, #"{"kind": "workouts", "target": 3, "times": 4}"#,
                #"{"kind": "steps", "target": 7000, "times": 7}"#, #"{"kind": "logging", "times": 7}"#,
                #"{"kind": "water", "target": 2000, "times": 7}"#, #"{"kind": "own", "words": "Read"}"#,
            ] { _ = try await self.start(json, ana) }
            _ = try await ana.get("/motivation")
            func asked(_ path: String, _ part: String) async throws -> Int {
                _ = app.statements?.take()
                try #require(try await ana.get(path).status == .ok)
                return (app.statements?.take() ?? []).count { $0.contains(part) }
            }
            #expect(try await asked("/diary", "FROM mission") == 1)
            #expect(try await asked("/diary/2026-03-13", "FROM mission") == 0)
            for source in ["FROM reading", "SELECT DISTINCT kind, day FROM deed", "SELECT day, kilograms FROM weight"] {
                #expect(try await asked("/motivation/missions", source) == 1, "\(source)")
            }
        }
    }

    @Test("Today shows two missions, and one line for all others")
    func crowd() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for (place, kind) in ["steps", "logging", "water", "own"].enumerated() {
                let words = kind == "own" ? #", "words": "Read""# : kind == "logging" ? #", "times": 7"# : ""
                let numbers = kind == "steps" || kind == "water" ? #", "target": 2000, "times": 7"# : ""
                _ = try await self.start(#"{"kind": "\#(kind)"\#(words)\#(numbers)}"#, ana)
                let page = try await ana.get("/diary").text
                let own = page.components(separatedBy: "Your mission<").count - 1
                #expect(own == min(place + 1, 2), "\(kind)")
                #expect(page.contains("And \(place - 1) more") == (place >= 2), "\(kind)")
            }
            let own = #"{"kind": "own", "words": "Read"}"#
            #expect(try await ana.api(.post, "/motivation/missions", own).status == .unprocessableContent)
        }
    }

    @Test("what came by an import without news is found where the mission is looked at", arguments: Backend.available)
    func unheard(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.joined()
            let id = try await self.start(#"{"kind": "steps", "target": 7000, "times": 7}"#, ana)
            try await app.environment.database.write { db in
                try db.execute("UPDATE mission SET started_on = '2026-03-01'")
                for day in 2...8 {
                    try db.execute(
                        """
                        INSERT INTO reading (owner_id, day, kind, amount, at)
                        SELECT owner_id, \("2026-03-0\(day)"), 'steps', 9000, 0 FROM mission
                        """
                    )
                }
            }
            let mission = try await ana.api(.get, "/motivation/missions/\(id)").json()
            #expect(mission["reachedOn"] as? String == "2026-03-08")
            #expect(try await ana.get("/motivation/points").text.contains("You reached what a mission set out to"))
            let ended = try await ana.api(.put, "/motivation/missions/\(id)/ending").json()
            #expect(ended["reachedOn"] as? String == "2026-03-08" && ended["amount"] as? Double == 7)
        }
    }
}
