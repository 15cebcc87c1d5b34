import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing
import Web

@testable import App
@testable import Training

/// What hurts in the middle of a session, for today alone.
struct PainTests {
    private static let squat = TestApp.item("goblet-squat", "Goblet squat", #""sets": 3, "reps": 10"#)

    /// Begins a session of goblet squats; returns the paths of the workout and of the session.
    private func begun(by ana: TestPerson, in app: TestApp) async throws -> (workout: String, session: String) {
        let workout = try await app.workout(of: "Ana", main: Self.squat)
        let begun = try await ana.post("/workouts/\(workout)/sessions", ["requestId": UUID().uuidString])
        return ("/workouts/\(workout)", try #require(begun.headers[.location]))
    }

    @Test func `what hurts in a session is minded for today, and stays only where that is said`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let lasting = #"{"injuries": [{"area": "knee", "acute": false}]}"#
            let told = try await ana.api(.put, "/me/health", lasting)
            #expect(told.status == .ok, "\(told.text)")
            let before = try await ana.api(.get, "/me/health").text
            let (_, session) = try await self.begun(by: ana, in: app)
            #expect(try await ana.get(session + "/pain").text.contains(#"name="knee" value="much""#))
            let empty = try await ana.post(session + "/pain")
            #expect(
                empty.status == .unprocessableContent && empty.text.contains("Say where it hurts, a little or much.")
            )
            let said = try await ana.post(session + "/pain", ["knee": "much"])
            #expect(said.headers[.location] == session + "?hurts=1")
            let page = try await ana.get(session + "?hurts=1").text
            #expect(page.contains("Minded for today: knee.") && page.contains("Better not now: Goblet squat."))
            #expect(try await ana.api(.get, "/me/health").text == before)
            #expect(try await ana.post(session + "/pain/lasting").headers[.location] == session + "?hurts=1")
            #expect(try await ana.api(.get, "/me/health").text != before)
            #expect(try await !ana.get(session + "?hurts=1").text.contains("Minded for today"))
        }
    }

    @Test func `a second word of what hurts adds to the first`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            let knee = #"name="knee" value="much""#
            #expect(try await !ana.get(session + "/pain").text.contains(knee + " checked"))
            #expect(
                try await ana.post(session + "/pain", ["knee": "much"]).status == .seeOther
            )
            let page = try await ana.get(session + "/pain").text
            #expect(page.contains(knee + " checked") && page.contains(#"name="hip" value="" checked"#))
        }
    }

    @Test func `each place says its own how much`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            let said = try await ana.post(session + "/pain", ["knee": "much", "shoulder": "little", "hip": ""])
            #expect(said.status == .seeOther, "\(said.text)")
            let page = try await ana.get(session + "/pain").text
            for field in [#"name="knee" value="much""#, #"name="shoulder" value="little""#, #"name="hip" value="""#] {
                #expect(page.contains(field + " checked"), "\(field)")
            }
            let rules = try await ana.get("/training/safety").text
            #expect(rules.contains("Knee, freshly hurt") && !rules.contains("Shoulder, freshly hurt"))
            let wrong = try await ana.post(session + "/pain", ["knee": "terribly"])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Knee: choose no, a little or much."))
        }
    }

    @Test(arguments: Backend.available)
    func `that it is over is one tap, where it is told and in the session, with Undo`(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            let id = try #require(session.split(separator: "/").last.map(String.init))
            let over = "/training/pain/removal"
            #expect(try await Self.toast(of: ana.post(over)) == "Nothing is minded today")
            #expect(try await ana.post(session + "/pain", ["knee": "much"]).status == .seeOther)
            for page in ["/training", "/training/safety"] {
                let text = try await ana.get(page).text
                #expect(text.contains("Minded for today: knee.") && text.contains(#"action="\#(over)""#), "\(page)")
            }
            for page in ["\(session)?hurts=1", "\(session)/pain"] {
                #expect(try await ana.get(page).text.contains(#"action="\#(over)?session=\#(id)""#), "\(page)")
            }
            let ended = try await ana.post("\(over)?session=\(id)")
            #expect(ended.headers[.location] == "\(session)?hurts=1")
            #expect(try await !ana.get(session + "?hurts=1").text.contains("Better not now"))
            #expect(try await !ana.get("/training/safety").text.contains("Knee, freshly hurt"))
            #expect(try await !ana.get("/training").text.contains("Minded for today"))
            #expect(try await !ana.get("\(session)/pain").text.contains(#"value="much" checked"#))
            let back = try await ana.post("/training/pain/restoration?session=\(id)")
            #expect(back.headers[.location] == "\(session)?hurts=1")
            #expect(try await ana.get(session + "?hurts=1").text.contains("Better not now: Goblet squat."))
            #expect(try await ana.post(over).headers[.location] == "/training")
            // What is over isn't made to stay.
            let nothing = try await Self.toast(of: ana.post(session + "/pain/lasting"))
            #expect(nothing == "There was nothing to keep: say what hurts first")
            let ben = try await app.person("Ben")
            #expect(try await ben.post("/training/pain/restoration?session=\(id)").headers[.location] == "/training")
            #expect(try await ana.get("/training/safety").text.contains("Nothing is ruled out for you"))
        }
    }

    @Test func `that it stays is said only where something was kept`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            let nothing = try await Self.toast(of: ana.post(session + "/pain/lasting"))
            #expect(nothing == "There was nothing to keep: say what hurts first")
            #expect(
                try await ana.post(session + "/pain", ["knee": "much"]).status == .seeOther
            )
            let kept = try await Self.toast(of: ana.post(session + "/pain/lasting"))
            #expect(kept == "Stays until you change it under Me, Health: knee")
        }
    }

    @Test func `what hurts is said before training too, and workouts and their pages mind it`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = "/workouts/\(try await app.workout(of: "Ana", main: Self.squat))"
            let id = try #require(workout.split(separator: "/").last.map(String.init))
            #expect(try await ana.get("/training").text.contains(#"href="/training/pain""#))
            let asking = "/training/pain?workout=\(id)"
            #expect(try await ana.get(workout).text.contains(#"href="\#(asking)""#))
            let page = try await ana.get(asking)
            #expect(page.text.contains(#"action="\#(asking)""#) && page.text.contains("Spare it today"))
            #expect(try await ana.post(asking).status == .unprocessableContent)
            let said = try await ana.post(asking, ["knee": "much"])
            #expect(said.headers[.location] == workout)
            #expect(try Self.toast(of: said) == "Minded for today: knee.")
            #expect(try await ana.get(workout).text.contains("Your knee sits this one out"))
            #expect(try await ana.get("/training").text.contains("It’s over: knee"))
            #expect(try await ana.get("/training/pain").text.contains(#"name="knee" value="much" checked"#))
            #expect(
                try await ana.post("/training/pain?workout=x%22", ["hip": "much"]).headers[.location] == "/training"
            )
        }
    }

    @Test func `when it is over, what stays spared of what was told for good is said`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let told = try await ana.api(.put, "/me/health", #"{"injuries": [{"area": "knee", "acute": false}]}"#)
            #expect(told.status == .ok, "\(told.text)")
            for (place, words) in [
                ("knee", "Good. Spared as before, as you told us for good: Knee (long-standing pain)"),
                ("hip", "Good. Nothing is spared for it any more"),
            ] {
                #expect(try await ana.post("/training/pain", [place: "much"]).status == .seeOther)
                #expect(try await Self.toast(of: ana.post("/training/pain/removal")) == words)
            }
        }
    }

    private static func toast(of answer: TestResponse) throws -> String {
        let text = try #require(answer.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last)
        return try JSONDecoder().decode(Toast.self, from: try #require(Data(base64Encoded: String(text)))).text
    }

    @Test(arguments: Backend.available)
    func `what hurt before midnight is minded until a session is over that goes on after it`(
        _ backend: Backend
    ) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let (workout, session) = try await self.begun(by: ana, in: app)
            let id = try #require(try await ana.api(.get, "/me").json()["id"] as? Double)
            let yesterday = try #require(CalendarDay(TestApp.today)).adding(days: -1)
            try await app.environment.database.write { db in
                try db.execute("UPDATE training_session SET day = \(yesterday.description)")
            }
            let alternatives = "\(workout)/exercises/goblet-squat/alternatives"
            let before = try await ana.api(.get, alternatives).text
            let knee = SoreDay(day: yesterday, injuries: [Injury(area: .knee, kind: .recent)])
            try await app.environment.trainingPorts.soreness.keep(Int64(id), knee)
            let page = try await ana.get(session + "?hurts=1").text
            #expect(page.contains("Minded for today: knee.") && page.contains("Better not now: Goblet squat."))
            #expect(try await ana.get(session + "/pain").text.contains(#"name="knee" value="much" checked"#))
            let objected = try await ana.api(.get, session).text
            #expect(objected.contains(#""objection":"#))
            #expect(try await ana.api(.get, alternatives).text != before)
            // Nothing else of today minds it.
            #expect(try await !ana.get("/training/safety").text.contains("Knee, freshly hurt"))
            #expect(
                try await Self.toast(of: ana.post(session + "/pain/lasting"))
                    == "Stays until you change it under Me, Health: knee"
            )
            #expect(try await ana.get("/training/safety").text.contains("Knee, freshly hurt"))
        }
    }

    @Test func `what hurts today is minded by the list of exercises and by the page of safety`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let list = "/exercises?q=bench+press"
            #expect(try await !ana.get(list).text.contains("Not for you now"))
            let (_, session) = try await self.begun(by: ana, in: app)
            let said = try await ana.post(session + "/pain", ["shoulder": "much"])
            #expect(said.status == .seeOther, "\(said.text)")
            #expect(try await ana.get(list).text.contains("Not for you now"))
            #expect(try await ana.get("/training/safety").text.contains("Shoulder, freshly hurt"))
        }
    }
}
