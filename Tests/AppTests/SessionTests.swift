import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Testing

@testable import App
@testable import Training

struct SessionTests {
    @Test("a workout is begun, conducted and ended through the API, each event once")
    func wholeWay() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await app.workout(of: "Ana")
            let request = UUID().uuidString
            let started = try await ana.api(.post, "/workouts/\(workout)/sessions", #"{"requestId": "\#(request)"}"#)
            #expect(started.status == .created, "\(started.text)")
            let id = try #require(try started.json()["id"] as? String)
            #expect(id == request.lowercased())
            let again = try await ana.api(
                .post,
                "/workouts/\(workout)/sessions",
                #"{"requestId": "\#(UUID().uuidString)"}"#
            )
            #expect(again.status == .ok)
            #expect(try again.json()["id"] as? String == id)

            let path = "/sessions/\(id)/events"
            let early = try await ana.api(.post, path, Self.event("next", #", "exercise": 1"#))
            let refused = try #require(try early.json()["refused"] as? [[String: Any]])
            #expect(refused.first?["reason"] as? String == "unfinished")

            let done = Self.event("completeSet", #", "exercise": 1, "set": "1", "seconds": 110"#)
            for _ in 0..<2 { #expect(try await ana.api(.post, path, done).status == .ok) }
            let batch = [
                Self.event("next", #", "exercise": 1"#),
                Self.event("completeSet", #", "exercise": 2, "set": "1", "reps": 8, "kilograms": 22.5"#),
                Self.event("skip", #", "exercise": 2"#), Self.event("next", #", "exercise": 2"#),
                Self.event("skip", #", "exercise": 3"#), Self.event("next", #", "exercise": 3"#),
                Self.event("feel", #", "exertion": 7"#),
            ].joined(separator: ", ")
            let told = try await ana.api(.post, path, #"{"events": [\#(batch)]}"#)
            #expect(try told.json()["applied"] as? Int == 7, "\(told.text)")
            let session = try await ana.api(.get, "/sessions/\(id)").json()
            #expect(session["status"] as? String == "finished")
            #expect(session["setsDone"] as? Int == 2)
            #expect(session["volumeKg"] as? Double == 180)
            #expect(session["exertion"] as? Double == 7)
            #expect(session["kcalWay"] as? String == "equivalents")
            #expect(try await ana.api(.get, "/sessions?open").json()["sessions"] as? [String] == [])
        }
    }

    @Test(
        "what can't be is refused in words and changes nothing",
        arguments: [
            #"{"kind": "completeSet", "exercise": 1, "set": "1"}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "dance"}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "completeSet", "exercise": 1}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "completeSet", "exercise": 2, "set": "1", "reps": 10000}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "completeSet", "exercise": 2, "set": "1", "kilograms": "many"}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "completeSet", "exercise": 1, "set": "1", "seconds": 18001}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "heartRate"}"#,
            #"{"requestId": "2c0f6a0e-6a5e-4a55-8a43-0e9f4f4a1a11", "kind": "feel", "exertion": 11}"#,
            #"{"events": []}"#, "{}",
        ]
    )
    func wrong(event: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await app.workout(of: "Ana")
            let request = #"{"requestId": "\#(UUID().uuidString)"}"#
            let id = try #require(
                try await ana.api(.post, "/workouts/\(workout)/sessions", request).json()["id"] as? String
            )
            let answer = try await ana.api(.post, "/sessions/\(id)/events", event)
            #expect(answer.status == .unprocessableContent, "\(answer.text)")
            #expect(try await ana.api(.get, "/sessions/\(id)").json()["version"] as? Int == 1)
        }
    }

    @Test("an event's id that comes with something else is refused from both doors, and nothing counts")
    func another() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await app.workout(of: "Ana")
            let request = #"{"requestId": "\#(UUID().uuidString)"}"#
            let begun = try await ana.api(.post, "/workouts/\(workout)/sessions", request)
            let path = "/sessions/\(try #require(try begun.json()["id"] as? String))"
            let set = #""kind": "completeSet", "exercise": 2, "set": "1""#
            let (id, new) = (UUID().uuidString, UUID().uuidString)
            let done = #"{"requestId": "\#(id)", \#(set), "reps": 8}"#
            #expect(try await ana.api(.post, path + "/events", done).status == .ok)
            #expect(try await ana.api(.post, path + "/events", done).status == .ok)
            let version = try await ana.api(.get, path).json()["version"] as? Int
            let other = #"{"requestId": "\#(id)", \#(set), "reps": 9}"#
            let pause = #"{"requestId": "\#(new)", "kind": "pause"}"#
            for (body, field) in [
                (other, "requestId"), (#"{"events": [\#(pause), \#(other)]}"#, "events.1.requestId"),
            ] {
                let refused = try await ana.api(.post, path + "/events", body)
                #expect(refused.status == .unprocessableContent)
                #expect(
                    try (refused.json()["errors"] as? [String: [String]])?.keys.sorted() == [field],
                    "\(refused.text)"
                )
            }
            let form = ["requestId": id, "kind": "completeSet", "exercise": "2", "set": "1", "reps": "9"]
            #expect(try await ana.post(path + "/events", form).status == .unprocessableContent)
            #expect(try await ana.api(.get, path).json()["version"] as? Int == version)
            #expect(try await ana.api(.post, path + "/events", pause).status == .ok)
        }
    }

    @Test("another member finds nothing here")
    func others() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let workout = try await app.workout(of: "Ana")
            let request = #"{"requestId": "\#(UUID().uuidString)"}"#
            #expect(try await ben.api(.post, "/workouts/\(workout)/sessions", request).status == .notFound)
            let id = try #require(
                try await ana.api(.post, "/workouts/\(workout)/sessions", request).json()["id"] as? String
            )
            #expect(try await ben.api(.get, "/sessions/\(id)").status == .notFound)
            let pause = Self.event("pause", "")
            #expect(try await ben.api(.post, "/sessions/\(id)/events", pause).status == .notFound)
            #expect(try await ana.api(.get, "/sessions/nonsense").status == .notFound)
            #expect(try await ana.api(.get, "/sessions/\(id)").json()["status"] as? String == "running")
        }
    }

    @Test("a browser without scripts begins, does a set, goes on and sees what it came to")
    func forms() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await app.workout(of: "Ana")
            let begun = try await ana.post("/workouts/\(workout)/sessions", ["requestId": UUID().uuidString])
            let path = try #require(begun.headers[.location])
            #expect(try await ana.post("/workouts/\(workout)/sessions").headers[.location] == path)
            func tell(_ fields: [String: String]) async throws -> TestResponse {
                try await ana.post(path + "/events", fields.merging(["requestId": UUID().uuidString]) { $1 })
            }
            let page = try await ana.get(path)
            #expect(page.text.contains("Warm-up · 1 of 3") && page.text.contains("Set 1 done"))
            // Three squats are what counts; march and stretch are in the bar of the whole workout.
            #expect(page.text.contains("<span data-working>3 sets after the warm-up</span>"))
            #expect(page.text.contains("0 of 6 sets"))
            #expect(page.headers[.contentSecurityPolicy]?.contains("script-src 'self' 'wasm-unsafe-eval'") == true)
            #expect(page.headers[values: .contentSecurityPolicy].count == 1)
            let wrong = try await tell(["kind": "completeSet", "exercise": "2", "set": "1", "reps": "many"])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Type repetitions from 0 to 1,000."))
            let done = [
                "kind": "completeSet", "exercise": "2", "set": "1", "reps": "9", "weight": "44", "weightUnit": "lb",
            ]
            #expect(try await tell(done).status == .seeOther)
            let state = try await ana.api(.get, path).json()
            #expect(abs((state["volumeKg"] as? Double ?? 0) - 9 * 44 * 0.45359237) < 0.001)
            #expect(try await tell(["kind": "next", "exercise": "1"]).headers[values: .setCookie].count == 1)
            #expect(try await tell(["kind": "stop"]).status == .seeOther)
            let summary = try await ana.get(path).text
            #expect(summary.contains("You stopped here. What you did counts."))
            #expect(summary.contains("9 × 20 kg"))
            #expect(summary.contains("estimated from what you did") && !summary.contains("MET "))
            #expect(try await ana.get("/diary/\(TestApp.today)/energy").text.contains("Legs"))
            #expect(try await tell(["kind": "feel", "exertion": "6"]).status == .seeOther)
            #expect(try await ana.get(path).text.contains("You said 6 of 10."))
            let ben = try await app.person("Ben")
            #expect(try await ben.get(path).status == .notFound)
            #expect(
                try await ben.post(path + "/events", ["kind": "pause", "requestId": UUID().uuidString]).status
                    == .notFound
            )
        }
    }

    @Test("a strap that isn't there can be worn in development alone", arguments: [false, true])
    func simulated(development: Bool) async throws {
        try await TestApp.run(configure: { $0.development = development }) { app in
            let ana = try await app.person()
            let workout = try await app.workout(of: "Ana")
            let begun = try await ana.post("/workouts/\(workout)/sessions", ["requestId": UUID().uuidString])
            let path = try #require(begun.headers[.location])
            let page = try await ana.get(path + "?strap=simulated").text
            #expect(page.contains("data-simulated") == development)
            #expect(try await !ana.get(path).text.contains("data-simulated"))
        }
    }

    static func event(_ kind: String, _ more: String) -> String {
        #"{"requestId": "\#(UUID().uuidString)", "kind": "\#(kind)"\#(more)}"#
    }
}

extension TestApp {
    /// Makes a small workout (march, squat and stretch, or with another main part), and returns its id.
    func workout(
        of screenName: String,
        titled title: String = "Legs",
        main: String = TestApp.item("squat", "Squat", #""sets": 3, "reps": 10"#)
    ) async throws -> String {
        let owner = try #require(
            try await self.environment.database.row("SELECT id FROM member WHERE screen_name = \(screenName)") {
                try $0.integer(0)
            }
        )
        let plan = """
            {"phases": [
                {"part": "warmUp", "items": [\(Self.item("march", "March", #""sets": 1, "seconds": 120"#))]},
                {"part": "main", "items": [\(main)]},
                {"part": "coolDown", "items": [\(Self.item("stretch", "Stretch", #""sets": 2, "seconds": 30"#))]}
            ], "leftOut": [], "notes": []}
            """
        let workout = Workout(
            id: UUID().uuidString.lowercased(),
            title: title,
            about: "",
            request: WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none),
            goal: .conditioning,
            seed: 7,
            plan: try JSONDecoder().decode(WorkoutPlan.self, from: Data(plan.utf8)),
            expectedKilocalories: 140,
            createdAt: Self.now
        )
        return try await WorkoutStore(database: self.environment.database, owner: owner).add(workout).workout.id
    }

    static func item(_ id: String, _ name: String, _ counts: String, sides: Bool = false) -> String {
        """
        {"exercise": "\(id)", "name": "\(name)", "restSeconds": 60, "reason": "For your legs.", "intensity": "moderate",
         "met": 4, "sides": \(sides), "secondsPerRep": 4, \(counts)}
        """
    }
}
