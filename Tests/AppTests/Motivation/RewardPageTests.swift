import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// The goal of the month and its reward, through both doors.
struct RewardPageTests {
    @Test("a goal is proposed, set, walked to and rewarded with one code", arguments: Backend.available)
    func way(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            #expect(try await ana.get("/motivation/rewards").text.contains("No voucher is left right now"))
            try await root.loadVouchers("SPRING-1", "SPRING-2")
            try await ana.joined()
            let page = try await ana.get("/motivation/rewards").text
            #expect(page.contains("A goal for March?") && page.contains("a voucher is yours"))
            #expect(page.contains("From 63,000 to 180,000 steps. 18 days are left, with today."))
            #expect(page.contains("About 7,000 a day") && page.contains("From 800 to 3,200 kcal."))
            let goal = ["kind": "steps", "target": "108000"]
            #expect(try await ana.post("/motivation/goal", goal).headers[.location] == "/motivation/rewards")
            #expect(try await ana.get("/training").text.contains("0 of 108,000 steps. 18 days are left, with today."))
            #expect(try await ana.post("/motivation/rewards", ["month": "2026-03"]).status == .notFound)
            try await ana.walk(3)
            #expect(try await ana.get("/motivation").text.contains("81,000 of 108,000 steps"))
            try await ana.walk()
            #expect(try await ana.get("/training").text.contains(/(?s)#month-done.+You reached your goal for March/))
            #expect(try await ana.get("/motivation/rewards").text.contains("Take your reward"))
            #expect(try await ana.post("/motivation/rewards", ["month": "2026-03"]).status == .seeOther)
            let rewarded = try await ana.get("/motivation/rewards").text
            #expect(rewarded.contains("SPRING-") && rewarded.contains("A month of membership"))
            #expect(!rewarded.contains("Take your reward") && !rewarded.contains("Let it go"))
            #expect(try await !ana.get("/training").text.contains("goal for March"))
            #expect(try await !ana.get("/admin/vouchers").text.contains("SPRING"))
            #expect(try await root.codes().isEmpty)
        }
    }

    @Test("ten devices at once get one code", arguments: Backend.available)
    func devices(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            try await root.loadVouchers("SPRING-1", "SPRING-2", "SPRING-3")
            try await ana.setGoal()
            try await ana.walk()
            let answers = try await Rush.of(10) { try await ana.claim() }
            #expect(answers.allSatisfy { $0.status == .ok })
            #expect(Set(try answers.compactMap { try $0.json()["code"] as? String }).count == 1)
            #expect(try await ana.codes().count == 1)
            #expect(try await root.get("/admin/vouchers").text.contains("2 vouchers free, 1 given, 0 withdrawn."))
        }
    }

    @Test("without a voucher a reward waits, and its member is told when it is there", arguments: Backend.available)
    func waiting(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            try await ana.setGoal()
            try await ana.walk()
            #expect(try await ana.claim().json()["state"] as? String == "waiting")
            #expect(try await ana.get("/motivation/rewards").text.contains("One is kept for you"))
            #expect(try await root.get("/admin").text.contains("1 reward without a voucher"))
            try await root.loadVouchers("SPRING-1")
            try await app.work(on: "give-vouchers")
            #expect(try await ana.codes() == ["SPRING-1"])
            let notices = try await ana.api(.get, "/notices").json()["notices"] as? [[String: Any]]
            let told = (notices ?? []).filter { $0["kind"] as? String == "monthly-goal" }
            #expect(told.compactMap { $0["text"] as? String } == ["Your reward for March is here."])
            #expect(try await !root.get("/admin").text.contains("without a voucher"))
        }
    }

    @Test("a goal is declined, set after all, taken back, let go and brought back")
    func answers() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            func state() async throws -> String? {
                try await ana.api(.get, "/motivation/goal").json()["state"] as? String
            }
            #expect(try await state() == "open")
            #expect(try await ana.post("/motivation/goal/refusal").status == .seeOther)
            #expect(try await state() == "declined")
            #expect(try await ana.post("/motivation/goal/restoration").status == .seeOther)
            #expect(try await state() == "open")
            try await ana.setGoal()
            #expect(try await ana.post("/motivation/goal/undoing").status == .seeOther)
            #expect(try await state() == "open")
            try await ana.setGoal()
            #expect(try await ana.post("/motivation/goal/removal").status == .seeOther)
            #expect(try await state() == "let-go")
            #expect(try await ana.claim().status == .notFound)
            #expect(try await ana.api(.delete, "/motivation/goal").status == .notFound)
            #expect(try await ana.post("/motivation/goal/restoration").status == .seeOther)
            #expect(try await state() == "set")
            #expect(try await ana.api(.delete, "/motivation/goal").status == .noContent)
        }
    }

    @Test(
        "a goal that is too small, too large or none is refused in words, and nothing changes",
        arguments: [
            #"{"kind": "steps", "target": 10}"#, #"{"kind": "steps", "target": 62999}"#,
            #"{"kind": "steps", "target": 180001}"#, #"{"kind": "steps", "target": 1e9}"#,
            #"{"kind": "steps", "target": 1e308}"#, #"{"kind": "steps", "target": -5}"#,
            #"{"kind": "calories", "target": 10}"#, #"{"kind": "weight", "target": 70}"#, #"{"kind": "steps"}"#,
            #"{"target": 200000}"#, "{}", #"{"kind": "steps", "target": "many"}"#,
        ]
    )
    func nonsense(json: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.put, "/motivation/goal", json).status == .unprocessableContent)
            #expect(try await ana.api(.get, "/motivation/goal").json()["state"] as? String == "open")
        }
    }

    @Test("a form says beside its field what may be set, in the member's unit")
    func form() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let few = try await ana.post("/motivation/goal", ["kind": "steps", "target": "10"])
            #expect(few.status == .unprocessableContent)
            #expect(few.text.contains("Set at least 63,000 steps") && few.text.contains(#"value="10""#))
            let many = ["kind": "calories", "target": "40000", "energyUnit": "kcal"]
            #expect(try await ana.post("/motivation/goal", many).text.contains("Set at most 3,200 kcal"))
            #expect(try await ana.post("/motivation/goal", ["kind": "steps"]).text.contains("as a number"))
            let joules = ["kind": "calories", "target": "12552", "energyUnit": "kJ"]
            #expect(try await ana.post("/motivation/goal", joules).status == .seeOther)
            #expect(try await ana.api(.get, "/motivation/goal").json()["target"] as? Int == 3_000)
        }
    }

    @Test("months that are none, to come or long over are not claimed", arguments: ["2026-04", "2026-01", "2025-03"])
    func months(month: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.claim(month).status == .notFound)
            for word in ["March", ""] { #expect(try await ana.claim(word).status == .unprocessableContent) }
        }
    }

    @Test("what was burnt by training counts, what a watch counted beside it doesn't", arguments: Backend.available)
    func calories(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.joined()
            let goal = #"{"kind": "calories", "target": 3000}"#
            try #require(try await ana.api(.put, "/motivation/goal", goal).status == .ok)
            let id = UUID().uuidString
            let entry = #"{"requestId": "\#(id)", "name": "Rowing", "kcal": 400}"#
            try #require(try await ana.api(.post, "/energy/2026-03-12/items", entry).status == .created)
            try #require(try await ana.api(.put, "/energy/2026-03-11", #"{"burned": 900}"#).status == .ok)
            let state = try await ana.api(.get, "/motivation/goal").json()
            #expect(state["counted"] as? Int == 400)
        }
    }

    @Test("what is written down days later, or raised then, earns nothing", arguments: Backend.available)
    func late(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.setGoal()
            func counted() async throws -> Int? {
                try await ana.api(.get, "/motivation/goal").json()["counted"] as? Int
            }
            func walk(_ day: String, _ steps: Int) async throws {
                let walked = try await ana.api(.put, "/steps/2026-03-\(day)", #"{"steps": \#(steps)}"#)
                try #require(walked.status == .ok, "\(walked.text)")
            }
            for day in ["01", "02", "03", "09"] { try await walk(day, 30_000) }
            #expect(try await counted() == 0)
            try await walk("11", 8_000)
            try await walk("13", 6_000)
            #expect(try await counted() == 14_000)
            try await walk("13", 5_000)
            #expect(try await counted() == 13_000)
            // As if the 13th were long ago.
            try await app.environment.database.write { db in
                _ = try db.execute("UPDATE reading SET amount = 30000 WHERE day = '2026-03-13'")
            }
            #expect(try await counted() == 13_000)
            #expect(try await ana.get("/motivation/rewards").text.contains("Write a day down within three days."))
        }
    }

    @Test("late exercise earns nothing, and moving some to another day neither", arguments: Backend.available)
    func lateExercise(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.joined()
            let goal = #"{"kind": "calories", "target": 3000}"#
            try #require(try await ana.api(.put, "/motivation/goal", goal).status == .ok)
            for (day, kilocalories) in [("2026-03-05", 700), ("2026-03-13", 300)] {
                let entry = #"{"requestId": "\#(UUID().uuidString)", "name": "Rowing", "kcal": \#(kilocalories)}"#
                try #require(try await ana.api(.post, "/energy/\(day)/items", entry).status == .created)
            }
            #expect(try await ana.api(.get, "/motivation/goal").json()["counted"] as? Int == 300)
            try await app.environment.database.write { db in
                _ = try db.execute("UPDATE energy_burned SET day = '2026-03-06' WHERE day = '2026-03-13'")
            }
            #expect(try await ana.api(.get, "/motivation/goal").json()["counted"] as? Int == 0)
        }
    }

    @Test("in no-pressure mode nothing is asked, and no page says how far somebody is", arguments: Backend.available)
    func noPressure(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.setGoal()
            try await ana.walk(2)
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            for path in ["/training", "/motivation", "/motivation/rewards"] {
                let text = try await ana.get(path).text
                #expect(!text.contains("108,000") && !text.contains("54,000"), "\(path)")
            }
            #expect(try await ana.get("/motivation/rewards").text.contains("step back for now"))
        }
    }

    @Test("who is under 18 counts steps alone, never more than usual")
    func young() async throws {
        try await TestApp.run { app in
            _ = try await app.person("Rosa", body: false)
            let yuri = try await app.person("Yuri", birthday: "2009-05-17")
            let state = try await yuri.api(.get, "/motivation/goal").json()
            let proposals = try #require(state["proposals"] as? [[String: Any]])
            #expect(proposals.compactMap { $0["kind"] as? String } == ["steps"])
            #expect(proposals.first?["target"] as? Int == proposals.first?["most"] as? Int)
            let calories = try await yuri.api(.put, "/motivation/goal", #"{"kind": "calories", "target": 2000}"#)
            #expect(calories.status == .unprocessableContent)
        }
    }

    @Test("who is pregnant is proposed no calories, and no more steps than usual")
    func pregnant() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let health = try await ana.api(.put, "/me/health", #"{"cycle": "pregnant"}"#)
            try #require((200..<300).contains(health.status.code), "\(health.text)")
            let state = try await ana.api(.get, "/motivation/goal").json()
            let proposals = try #require(state["proposals"] as? [[String: Any]])
            #expect(proposals.compactMap { $0["kind"] as? String } == ["steps"])
            #expect(proposals.first?["most"] as? Int == 63_000)
        }
    }

    @Test("a goal costs Train one statement more, however much was done for it", arguments: Backend.available)
    func cost(backend: Backend) async throws {
        try await TestApp.run(backend, statements: StatementLog()) { app in
            let log = try #require(app.statements)
            let ana = try await app.person()
            func count() async throws -> Int {
                // The first one may read what is cached afterwards.
                _ = try await ana.get("/training")
                _ = log.take()
                try #require(try await ana.get("/training").status == .ok)
                return log.take().count
            }
            let before = try await count()
            try await ana.setGoal()
            #expect(try await count() <= before + 1)
            try await ana.walk(3)
            #expect(try await count() <= before + 1)
        }
    }

    @Test("switched off, goals of the month are gone from pages and API")
    func off() async throws {
        try await TestApp.run { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            try await ana.setGoal()
            let off = try await root.post("/admin/switches/rewards", ["reason": "A quiet house"])
            #expect(off.status == .seeOther)
            #expect(try await ana.get("/motivation/rewards").status == .notFound)
            #expect(try await ana.api(.get, "/motivation/goal").status == .notFound)
            for path in ["/training", "/motivation"] {
                let text = try await ana.get(path).text
                #expect(!text.contains("goal for March") && !text.contains("/motivation/rewards"), "\(path)")
            }
        }
    }

    @Test("each sees their own goal and codes alone", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            let ben = try await app.person("Ben")
            try await root.loadVouchers("SPRING-1")
            try await ana.setGoal()
            try await ana.walk()
            try #require(try await ana.claim().status == .ok)
            #expect(try await ben.codes().isEmpty)
            #expect(try await ben.claim().status == .notFound)
            #expect(try await ben.api(.get, "/motivation/goal").json()["state"] as? String == "open")
        }
    }
}
