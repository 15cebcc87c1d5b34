import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// The ways on from a mission's page.
struct MissionWaysTests {
    private func start(_ json: String, _ person: TestPerson) async throws -> String {
        let answer = try await person.api(.post, "/motivation/missions", json)
        try #require(answer.status == .created, "\(answer.text)")
        return try #require(try answer.json()["id"] as? String)
    }

    @Test("one that is reached says so at the top, with the way to finish it")
    func reached() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.start(#"{"kind": "own", "words": "Read at night"}"#, ana)
            let path = "/motivation/missions/\(id)"
            let before = try await ana.get(path).text
            #expect(!before.contains("Finish it") && before.contains("End this mission"))
            try #require(try await ana.api(.put, "\(path)/tick").status == .ok)
            let after = try await ana.get(path).text
            #expect(after.contains("You got there") && after.contains("Finish it"))
            #expect(!after.contains("End this mission"))
            try #require(try await ana.post("\(path)/ending").status == .seeOther)
            #expect(try await !ana.get(path).text.contains("Finish it"))
        }
    }

    @Test("a mission leads to where what it counts is said")
    func saying() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let weight = try await self.start(#"{"kind": "weight", "target": 66}"#, ana)
            let water = try await self.start(#"{"kind": "water", "target": 2000, "times": 7}"#, ana)
            let weighing = try await ana.get("/motivation/missions/\(weight)").text
            #expect(weighing.contains(#"href="/weights/\#(TestApp.today)">Say what you weigh"#))
            let drinking = try await ana.get("/motivation/missions/\(water)").text
            #expect(drinking.contains(#"href="/diary/\#(TestApp.today)/readings">Add water"#))
            #expect(try await ana.get("/diary/\(TestApp.today)/readings").status == .ok)
        }
    }

    @Test("Today says that a mission was reached today; later it stands under Reached, and Today is done with it")
    func onToday() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.start(#"{"kind": "own", "words": "Swim across the lake"}"#, ana)
            #expect(try await ana.get("/diary").text.contains("Your mission"))
            try #require(try await ana.api(.put, "/motivation/missions/\(id)/tick").status == .ok)
            let today = try await ana.get("/diary").text
            #expect(today.contains("Swim across the lake") && today.contains("You got there today"))
            #expect(try await ana.get("/motivation/missions").text.contains("Under way"))
            try await app.environment.database.write { db in
                try db.execute(
                    "UPDATE mission SET started_on = '2026-02-01', reached_on = '2026-03-01' WHERE id = \(id)"
                )
            }
            #expect(try await !ana.get("/diary").text.contains("Swim across the lake"))
            let all = try await ana.get("/motivation/missions").text
            #expect(all.contains(#"id="reached-title">Reached</h2>"#) && all.contains("Swim across the lake"))
            #expect(!all.contains("Under way") && all.contains("finish it to begin another"))
        }
    }

    @Test("a kind of which one runs says so, and leads to it")
    func kinds() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.start(#"{"kind": "water", "target": 2000, "times": 7}"#, ana)
            let page = try await ana.get("/motivation/missions").text
            #expect(page.contains("One is under way") && !page.contains("new?kind=water"))
            #expect(page.contains("new?kind=steps"))
            let fields = ["kind": "water", "target": "2000", "times": "7"]
            let again = try await ana.post("/motivation/missions", fields)
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains(#"href="/motivation/missions/\#(id)""#))
        }
    }

    @Test("no mission of weight is begun without pressure, by page or as a device", arguments: Backend.available)
    func noPressure(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let page = try await ana.get("/motivation/missions/new?kind=weight").text
            #expect(page.contains("Without pressure there are no missions of weight"))
            #expect(page.contains(#"href="/me/settings/no-pressure""#) && !page.contains(#"name="target""#))
            let sent = try await ana.post("/motivation/missions", ["kind": "weight", "start": "72", "target": "66"])
            #expect(sent.status == .unprocessableContent)
            #expect(sent.text.contains("Without pressure there are no missions of weight"))
            let json = #"{"kind": "weight", "target": 66}"#
            #expect(try await ana.api(.post, "/motivation/missions", json).status == .unprocessableContent)
            _ = try await self.start(#"{"kind": "own", "words": "Read at night"}"#, ana)
        }
    }

    @Test("a mission of weight asks for height and weight before its form")
    func noBody() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let page = try await ana.get("/motivation/missions/new?kind=weight").text
            #expect(page.contains("they tell what is safe") && page.contains(#"href="/me/body""#))
            #expect(!page.contains(#"name="target""#))
            #expect(try await ana.get("/motivation/missions/new?kind=steps").text.contains(#"name="target""#))
        }
    }
}
