import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// A walk, a run or a ride by itself.
struct JustOneTests {
    private static func fields(_ activity: String, minutes: String = "30") -> [String: String] {
        ["requestId": UUID().uuidString.lowercased(), "activity": activity, "minutes": minutes]
    }

    private static func body(_ activity: String, minutes: Int = 30) -> String {
        #"{"requestId": "\#(UUID().uuidString.lowercased())", "activity": "\#(activity)", "minutes": \#(minutes)}"#
    }

    @Test(arguments: Backend.available)
    func `one tap on Train begins a walk, and sent twice it is one`(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let train = try await ana.get("/training").text
            for words in ["Just a walk", "Just a run", "Just a ride", "Just a swim", #"action="/workouts/just""#] {
                #expect(train.contains(words), "\(words)")
            }
            let fields = Self.fields("walk")
            let begun = try await ana.post("/workouts/just", fields)
            let session = try #require(begun.headers[.location])
            #expect(session.hasPrefix("/sessions/"), "\(begun.text)")
            #expect(try await ana.post("/workouts/just", fields).headers[.location] == session)
            let state = try await ana.api(.get, session).json()
            let exercises = try #require(state["exercises"] as? [WorkoutFixture.Object])
            #expect(exercises.count == 1 && exercises[0]["exerciseId"] as? String == "brisk-walk")
            let sets = try #require(exercises[0]["sets"] as? [WorkoutFixture.Object])
            #expect(sets.count == 1 && sets[0]["seconds"] as? Double == 1_800)
            #expect(try await !ana.get("/training").text.contains("Just a walk"))
            let done = ["kind": "completeSet", "exercise": "1", "set": "1", "requestId": UUID().uuidString]
            #expect(try await ana.post(session + "/events", done).status == .seeOther)
            let next = ["kind": "next", "exercise": "1", "requestId": UUID().uuidString]
            #expect(try await ana.post(session + "/events", next).status == .seeOther)
            #expect(try await ana.get("/training").text.contains("Brisk walk"))
        }
    }

    @Test func `who begins to run does so in turns, and who has trained runs on`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for (experience, id, sets) in [("new", "jog-walk", 8), ("regular", "easy-jog", 1)] {
                let said = try await ana.api(.patch, "/me", #"{"experience": "\#(experience)"}"#)
                #expect(said.status == .ok, "\(said.text)")
                let made = try await ana.api(.post, "/workouts/just", Self.body("run"))
                #expect(made.status == .created, "\(made.text)")
                let item = try #require(WorkoutFixture.exercises(try made.json(), "main").first)
                #expect(item["exerciseId"] as? String == id && item["sets"] as? Int == sets)
                // Five minutes of walking before and after, as in Couch to 5K.
                for part in ["warmUp", "coolDown"] {
                    let walks = WorkoutFixture.exercises(try made.json(), part)
                    #expect(walks.map { $0["seconds"] as? Int } == (experience == "new" ? [300] : []), "\(part)")
                }
            }
        }
    }

    @Test func `every length of everything is kept as it was made`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for activity in ["walk", "run", "ride", "swim"] {
                for minutes in [15, 20, 30, 45, 60, 90] {
                    let made = try await ana.api(.post, "/workouts/just", Self.body(activity, minutes: minutes))
                    #expect(made.status == .created, "\(made.text)")
                    let workout = try made.json()
                    let id = try #require(workout["id"] as? String)
                    let kept = try await ana.api(.get, "/workouts/\(id)").json()
                    let items = ["warmUp", "main", "coolDown"].flatMap { WorkoutFixture.exercises(kept, $0) }
                    let all = items.reduce(0) { sum, item in
                        let (sets, seconds) = (item["sets"] as? Int ?? 0, item["seconds"] as? Int ?? 0)
                        return sum + sets * (seconds + (item["restSeconds"] as? Int ?? 0))
                    }
                    #expect(abs(all - minutes * 60) < 20, "\(activity) \(minutes): \(all)")
                }
            }
        }
    }

    @Test func `what isn't safe is refused with kind words, and what nobody offers too`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(
                try await ana.api(.put, "/me/health", #"{"injuries": [{"area": "ankle", "acute": true}]}"#).status
                    == .ok
            )
            let run = try await ana.api(.post, "/workouts/just", Self.body("run"))
            #expect(run.status == .unprocessableContent && run.text.contains("No run is safe for you now."))
            #expect(try await ana.post("/workouts/just", Self.fields("run")).status == .unprocessableContent)
            for wrong in [
                Self.fields("sail"), Self.fields("walk", minutes: "31"), Self.fields("walk", minutes: ""), [:],
            ] {
                #expect(try await ana.post("/workouts/just", wrong).status == .unprocessableContent, "\(wrong)")
            }
        }
    }

    @Test func `who uses a wheelchair is offered a push`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let told = try await ana.api(.put, "/me/health", #"{"limitations": ["wheelchair"]}"#)
            #expect(told.status == .ok, "\(told.text)")
            let train = try await ana.get("/training").text
            #expect(train.contains("Just a push") && !train.contains("Just a walk") && !train.contains("Just a run"))
            let made = try await ana.api(.post, "/workouts/just", Self.body("walk")).json()
            #expect(WorkoutFixture.ids(made, "main") == ["wheelchair-push"])
        }
    }

    @Test func `what is under way stays, and nothing else is made`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let first = try await ana.post("/workouts/just", Self.fields("walk"))
            let second = try await ana.post("/workouts/just", Self.fields("run"))
            #expect(second.headers[.location] == first.headers[.location])
            let list = try await ana.api(.get, "/workouts").json()
            #expect((list["workouts"] as? [WorkoutFixture.Object])?.count == 1)
        }
    }

    @Test func `a new workout stays as it was asked for before, with the member's own aim`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let wish = WorkoutFixture.fields.merging(["goal": "muscle", "minutes": "60"]) { $1 }
            #expect(try await ana.post("/workouts", wish).status == .seeOther)
            for activity in ["walk", "run"] {
                let just = try await ana.api(.post, "/workouts/just", Self.body(activity, minutes: 15))
                #expect(just.status == .created)
            }
            let page = try await ana.get("/workouts/new").text
            #expect(page.contains(#"name="minutes" value="60" checked"#) && page.contains(#"value="muscle" checked"#))
            let aim = ["only": "aim", "aim": "get-stronger", "next": "/workouts/new"]
            #expect(try await ana.post("/me/about", aim).status == .seeOther)
            #expect(try await ana.get("/workouts/new").text.contains(#"value="strength" checked"#))
        }
    }
}
