import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Training

struct HealthDetailsTests {
    @Test("a device says and reads health details, sealed, and only its member's", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let said = try await ana.api(
                .put,
                "/me/health",
                """
                {"injuries": [{"area": "knee", "acute": true}, {"area": "neck", "acute": false}],
                 "conditions": ["asthma", "asthma"], "limitations": ["jumping"], "pregnancyWeek": 20}
                """
            )
            try #require(said.status == .ok, "\(said.text)")
            let read = try await ana.api(.get, "/me/health")
            let json = try read.json()
            #expect(json["conditions"] as? [String] == ["asthma"])
            #expect((json["injuries"] as? [[String: Any]])?.count == 2)
            #expect(json["pregnancyWeek"] as? Double == 20)
            #expect(json["cycle"] as? String == "pregnant")
            #expect(json["lastPeriod"] is String == false)
            let others = try await ben.api(.get, "/me/health").json()
            #expect((others["injuries"] as? [Any])?.isEmpty == true)
            let raw = try await app.environment.database.read { db in
                try db.rows("SELECT sealed FROM health_detail ORDER BY owner_id, kind") { try $0.blob(0) }
            }.map { String(decoding: $0, as: UTF8.self) }.joined()
            #expect(!raw.isEmpty)
            for word in ["knee", "asthma", "jumping", "pregnant"] { #expect(!raw.contains(word), "\(word)") }
        }
    }

    @Test("what isn't named stays, null takes back, and an operation stays one while it is acute")
    func partly() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.post(
                "/me/health",
                ["injury-knee": "surgery", "note": "No ladders", "diet": "vegan", "cycle": "pregnant"]
            )
            try #require(page.status == .seeOther)
            let changed = try await ana.api(
                .put,
                "/me/health",
                #"{"injuries": [{"area": "knee", "acute": true}], "limitations": ["floor"]}"#
            )
            #expect(try changed.json()["cycle"] as? String == "pregnant")
            let health = try await ana.get("/me/health").text
            #expect(health.contains(#"value="surgery" selected"#))
            #expect(health.contains("No ladders"))
            let old = try await ana.api(.put, "/me/health", #"{"injuries": [{"area": "knee", "acute": false}]}"#)
            #expect(old.text.contains(#""acute":false"#))
            let none = try await ana.api(.put, "/me/health", #"{"injuries": null, "pregnancyWeek": null}"#).json()
            #expect((none["injuries"] as? [Any])?.isEmpty == true)
            #expect(none["cycle"] is String == false)
            #expect((none["limitations"] as? [String]) == ["floor"])
        }
    }

    @Test("what is read can be said again and changes nothing")
    func again() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for body in [
                #"{"pregnancyWeek": 13, "mindsCycle": false}"#, #"{"lastPeriod": "2026-03-01"}"#,
                #"{"cycle": "not-sure"}"#, #"{"cycle": "pregnant"}"#,
            ] {
                let first = try await ana.api(.put, "/me/health", body)
                let again = try await ana.api(.put, "/me/health", first.text)
                #expect(try again.json() as NSDictionary == first.json() as NSDictionary, "\(again.text)")
            }
        }
    }

    @Test(
        "refuses what can't be, beside its field",
        arguments: [
            (#"{"injuries": [{"area": "tail", "acute": true}]}"#, "injuries.0.area"),
            (#"{"injuries": [{"area": "knee"}]}"#, "injuries.0.acute"),
            (#"{"conditions": ["boredom"]}"#, "conditions"),
            (#"{"pregnancyWeek": 50}"#, "pregnancyWeek"),
            (#"{"pregnancyWeek": 3.5}"#, "pregnancyWeek"),
            (#"{"lastPeriod": "2026-03-15"}"#, "lastPeriod"),
            (#"{"cycle": "sometimes"}"#, "cycle"),
            (#"{"weight": 3}"#, "weight"),
        ]
    )
    func refused(body: String, field: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let answer = try await ana.api(.put, "/me/health", body)
            #expect(answer.status == .unprocessableContent)
            let errors = try #require(try answer.json()["errors"] as? [String: Any])
            #expect(Array(errors.keys) == [field])
        }
    }

    @Test("the switch for the cycle is kept from the page, and training hears of it")
    func switchedOff() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try #require(try await ana.api(.get, "/me").json()["id"] as? Double)
            #expect(try await app.environment.trainingPorts.facts(Int64(id)).mindsCycle)
            #expect(
                try await ana.post("/me/health", ["cycle": "pregnant", "pregnancyWeek": "30", "leaveWorkouts": "yes"])
                    .status == .seeOther
            )
            let facts = try await app.environment.trainingPorts.facts(Int64(id))
            #expect(!facts.mindsCycle)
            let page = try await ana.get("/me/health").text
            #expect(page.contains(#"name="leaveWorkouts" value="yes" checked"#))
            #expect(page.contains("stay moderate at most") && page.contains("three days of a period are on the easier"))
            #expect(page.contains(#"name="pregnancyWeek" inputmode="numeric" autocomplete="off" value="30""#))
            #expect(try await ana.get("/training/safety").text.contains("Pregnancy, last third"))
        }
    }

    @Test(
        "that one gave birth is told like a condition, goes along with one's data, and workouts mind it",
        arguments: Backend.available
    )
    func birth(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let page = try await ana.get("/me/health").text
            #expect(page.contains("Gave birth in the last months") && page.contains(#"value="postpartum""#))
            #expect(try await ana.post("/me/health", ["conditions": "postpartum"]).status == .seeOther)
            #expect(try await ana.api(.get, "/me/health").json()["conditions"] as? [String] == ["postpartum"])
            let safety = try await ana.get("/training/safety").text
            #expect(safety.contains("Returning to running postnatal") && safety.contains("running, jumping and water"))
            let made = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            #expect(try WorkoutFixture.ids(made.json()).contains("pelvic-floor-lift"), "\(made.text)")
            #expect(try await ana.post("/training/safety/agreements", ["rule": "postpartum"]).status == .seeOther)
            let file = try await ana.takeAlong()
            let eve = try await app.person("Eve", body: false)
            #expect(try await eve.bringIn(file)["state"] as? String == "done")
            #expect(try await eve.api(.get, "/me/health").json()["conditions"] as? [String] == ["postpartum"])
        }
    }

    @Test("nobody who can't have given birth is asked, and who told it sees it all the same")
    func birthUnasked() async throws {
        try await TestApp.run { app in
            let old = try await app.person("Vera", birthday: "1950-05-17")
            #expect(try await !old.get("/me/health").text.contains(#"value="postpartum""#))
            #expect(try await !old.get("/welcome/injuries").text.contains(#"value="postpartum""#))
            let ana = try await app.person()
            #expect(try await ana.get("/welcome/injuries").text.contains(#"value="postpartum""#))
            #expect(try await ana.api(.put, "/me/health", #"{"conditions": ["postpartum"]}"#).status == .ok)
            #expect(try await ana.api(.patch, "/me", #"{"gender": "male"}"#).status == .ok)
            #expect(try await ana.get("/me/health").text.contains(#"value="postpartum" checked"#))
        }
    }
}
