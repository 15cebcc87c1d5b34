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
}
