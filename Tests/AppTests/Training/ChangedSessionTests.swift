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

/// A session under way whose exercises aren't what they were: one was swapped, or isn't safe any more.
struct ChangedSessionTests {
    private static let squat = TestApp.item("goblet-squat", "Goblet squat", #""sets": 3, "reps": 10"#)
    private static let knee = #"{"injuries": [{"area": "knee", "acute": true}]}"#

    /// Begins a session of goblet squats; returns the paths of the workout and of the session.
    private func begun(by ana: TestPerson, in app: TestApp) async throws -> (workout: String, session: String) {
        let workout = try await app.workout(of: "Ana", main: Self.squat)
        let begun = try await ana.post("/workouts/\(workout)/sessions", ["requestId": UUID().uuidString])
        return ("/workouts/\(workout)", try #require(begun.headers[.location]))
    }

    @Test func `what hurts since is said at the exercise, which waits, and not what it is`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            #expect(try await !ana.get(session).text.contains("Better not this one"))
            #expect(try await ana.api(.put, "/me/health", Self.knee).status == .ok)
            let page = try await ana.get(session)
            #expect(
                page.text.contains("Better not this one") && page.text.contains("Swap it for one that is safe for you")
            )
            #expect(page.text.contains(#"unsafe&quot;:[1]"#))
            #expect(page.text.contains(#"href="\#(session)/pain""#))
            let exercises = try #require(
                try await ana.api(.get, session).json()["exercises"] as? [WorkoutFixture.Object]
            )
            #expect(exercises.map { $0["objection"] != nil } == [false, true, false])
            let objection = try #require(exercises[1]["objection"] as? String)
            #expect(!objection.isEmpty && !page.text.contains(objection))
            // What was skipped is over.
            let skip = ["kind": "skip", "exercise": "2", "requestId": UUID().uuidString]
            #expect(try await ana.post(session + "/events", skip).status == .seeOther)
            #expect(try await !ana.get(session).text.contains("Better not this one"))
        }
    }

    @Test func `saying what hurts leads back to the session, which says what became of it`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            #expect(try await !ana.get(session).text.contains("Looked at again"))
            #expect(try await ana.get("\(session)?hurts=1").text.contains("What is left of this workout suits"))
            let form = try await ana.get("/me/health?only=injuries&next=\(session)%3Fhurts%3D1").text
            #expect(form.contains("\(session)?hurts") && !form.contains("Last period"))
            #expect(try await ana.api(.put, "/me/health", Self.knee).status == .ok)
            let page = try await ana.get("\(session)?hurts=1").text
            #expect(page.contains("Better not now: Goblet squat. Swap or skip it when you come to it."))
        }
    }

    @Test func `an access token reads that something speaks against an exercise, and not what`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await self.begun(by: ana, in: app)
            #expect(try await ana.api(.put, "/me/health", Self.knee).status == .ok)
            let token = try await ana.accessToken([Scope(rawValue: "training:read")])
            let headers: HTTPFields = [.authorization: "Bearer " + token]
            for path in [session, "/sessions?open"] {
                let answer = try await app.client.execute(uri: "/api/v1" + path, method: .get, headers: headers).text
                #expect(answer.contains(#""objection":"Better not this one for now.""#) && !answer.contains("knee"))
            }
            #expect(try await ana.api(.get, session).text.contains("knee"))
            let made = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let said = try #require((made["leftOut"] as? [WorkoutFixture.Object])?.first?["reason"] as? String)
            let path = "/api/v1" + WorkoutFixture.path
            let known = try await app.client.execute(uri: path, method: .get, headers: headers).json()
            let reasons = (known["leftOut"] as? [WorkoutFixture.Object] ?? []).compactMap { $0["reason"] as? String }
            #expect(Set(reasons) == ["Better not this one for now."] && !reasons.contains(said))
            #expect((known["notes"] as? [String])?.isEmpty == true)
            let exercise = try await app.client.execute(
                uri: "/api/v1/exercises/jump-squat",
                method: .get,
                headers: headers
            )
            #expect(try exercise.json()["notForYou"] as? String == "Better not this one for now.")
        }
    }

    @Test func `a swap in the middle of a session leads back to it, and what was left is done with the other`()
        async throws
    {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (workout, session) = try await self.begun(by: ana, in: app)
            let done = ["kind": "completeSet", "exercise": "2", "set": "1", "requestId": UUID().uuidString]
            #expect(try await ana.post(session + "/events", done).status == .seeOther)
            #expect(try await ana.api(.put, "/me/health", Self.knee).status == .ok)
            let id = try #require(session.split(separator: "/").last.map(String.init))
            let swap = "\(workout)/exercises/goblet-squat"
            let page = try await ana.get("\(swap)?session=\(id)").text
            #expect(page.contains(#"<input type="hidden" name="session" value="\#(id)">"#))
            // What loads a fresh knee stands in for nothing.
            let other = String(try #require(page.firstMatch(of: /name="with" value="([a-z-]+)"/)?.1))
            #expect(try await !ana.get("\(swap)?session=nonsense").text.contains(#"name="session""#))
            let version = try #require(try await ana.api(.get, workout).json()["version"] as? Int)
            let swapped = try await ana.post(
                "\(swap)/swap",
                ["version": String(version), "with": other, "session": id]
            )
            #expect(swapped.headers[.location] == session, "\(swapped.text)")
            let state = try await ana.api(.get, session).json()
            let exercises = try #require(state["exercises"] as? [WorkoutFixture.Object])
            #expect(
                exercises.compactMap { $0["exerciseId"] as? String } == [
                    "march", "goblet-squat", other, "stretch",
                ]
            )
            #expect(exercises.allSatisfy { $0["objection"] == nil } && state["setsDone"] as? Int == 1)
            #expect(try await !ana.get(session).text.contains("Better not this one"))
        }
    }

    /// Returns a workout's phases as text with its keys in order, which can be compared.
    private static func phases(of workout: WorkoutFixture.Object) throws -> String {
        let phases = try #require(workout["phases"])
        let data = try JSONSerialization.data(withJSONObject: phases, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `a swap says what each needs and how it is done now, and is undone as it was`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await app.workout(of: "Ana", main: Self.squat)
            let (workout, swap) = ("/workouts/\(id)", "/workouts/\(id)/exercises/goblet-squat")
            let page = try await ana.get(swap).text
            #expect(page.contains(#"<span class="row-note">No equipment</span>"#))
            let other = String(try #require(page.firstMatch(of: /name="with" value="([a-z-]+)"/)?.1))
            let before = try await ana.api(.get, workout).json()
            let version = try #require(before["version"] as? Int)
            let swapped = try await ana.post("\(swap)/swap", ["version": String(version), "with": other])
            #expect(swapped.headers[.location] == "\(workout)#line-2", "\(swapped.text)")
            let cookie = try #require(swapped.cookie(named: "spotter_toast"))
            let told = TestPerson(app: app, cookie: "\(ana.cookie); \(cookie)", token: ana.token)
            let toast = try await told.get(workout).text
            let undo = "\(workout)/exercises/\(other)/swap/removal?line=2"
            #expect(toast.contains(undo) && toast.contains("Goblet squat became"))
            // The page goes on at its line, whether a browser or a script brings it.
            #expect(toast.contains("data-place=\"line-2\"") && toast.contains("id=\"line-2\""))
            #expect(try await ana.post(undo).headers[.location] == "\(workout)#line-2")
            let after = try await ana.api(.get, workout).json()
            #expect(try Self.phases(of: after) == Self.phases(of: before))
            #expect(try await ana.post("\(swap)/swap/removal").status == .notFound)
        }
    }

    @Test func `a swap changes the line that was touched, whoever asks, and leaves its exercise in the others`()
        async throws
    {
        try await TestApp.run { app in
            let ana = try await app.person()
            let pull = TestApp.item("push-up", "Push-up", #""sets": 3, "reps": 10"#)
            let id = try await app.workout(of: "Ana", main: [Self.squat, pull, Self.squat].joined(separator: ", "))
            let (workout, swap) = ("/workouts/\(id)", "/workouts/\(id)/exercises/goblet-squat")
            let page = try await ana.get(workout).text
            for line in [2, 4] { #expect(page.contains(#"href="\#(swap)?line=\#(line)""#), "\(line)") }
            let asked = try await ana.get("\(swap)?line=4").text
            #expect(asked.contains(#"name="line" value="4""#))
            let list = try await ana.api(.get, "\(swap)/alternatives?line=4").json()
            let others = try #require(list["alternatives"] as? [WorkoutFixture.Object])
            let ids = others.compactMap { $0["exerciseId"] as? String }
            let other = try #require(ids.first)
            let sent = try await ana.api(.post, "\(swap)/swap", #"{"version": 1, "with": "\#(other)", "line": 4}"#)
            #expect(WorkoutFixture.ids(try sent.json(), "main") == ["goblet-squat", "push-up", other])
            for wrong in ["0", "61", "\"two\""] {
                let refused = try await ana.api(.post, "\(swap)/swap", #"{"version": 2, "line": \#(wrong)}"#)
                #expect(refused.status == .unprocessableContent, "\(wrong)")
            }
            let back = try await ana.post("/workouts/\(id)/exercises/\(other)/swap/removal?line=4")
            #expect(back.headers[.location] == "\(workout)#line-4")
            for line in ["-9223372036854775808", "9223372036854775807", "x", ""] {
                #expect(try await ana.get("\(swap)?line=\(line)").text.contains(#"name="line" value="2""#))
            }
        }
    }

    @Test func `a swap in the middle of an exercise tells the sets that are left, and its undoing brings them back`()
        async throws
    {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (workout, session) = try await self.begun(by: ana, in: app)
            let done = ["kind": "completeSet", "exercise": "2", "set": "1", "requestId": UUID().uuidString]
            #expect(try await ana.post(session + "/events", done).status == .seeOther)
            let page = try await ana.get(session).text
            let id = try #require(session.split(separator: "/").last.map(String.init))
            let swap = "\(workout)/exercises/goblet-squat"
            #expect(page.contains("\(swap)?line=2&amp;session=\(id)"))
            let version = try #require(try await ana.api(.get, workout).json()["version"] as? Int)
            let fields = ["version": String(version), "line": "2", "session": id]
            let toast = try await Self.toast(of: ana.post("\(swap)/swap", fields))
            let exercises = try await Self.exercises(of: session, ana)
            let left = try #require(exercises[2]["sets"] as? [WorkoutFixture.Object]).count
            let said = left == 1 ? "Goblet squat became" : ": \(left) × "
            #expect(toast.contains(said), "\(toast), \(left) left")
            let other = try #require(exercises[2]["exerciseId"] as? String)
            let back = try await ana.post("\(workout)/exercises/\(other)/swap/removal?line=2&session=\(id)")
            #expect(back.headers[.location] == session)
            let again = try await Self.exercises(of: session, ana)
            #expect(again.compactMap { $0["exerciseId"] as? String }.filter { $0 == "goblet-squat" }.count == 2)
            #expect((again[2]["sets"] as? [WorkoutFixture.Object])?.count == 2)
        }
    }

    private static func exercises(of session: String, _ person: TestPerson) async throws -> [WorkoutFixture.Object] {
        try #require(try await person.api(.get, session).json()["exercises"] as? [WorkoutFixture.Object])
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
            #expect(empty.status == .unprocessableContent && empty.text.contains("Say where it hurts, a little or much."))
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
            #expect(kept == "It stays until you change it under Me, Health")
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
                    == "It stays until you change it under Me, Health"
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
