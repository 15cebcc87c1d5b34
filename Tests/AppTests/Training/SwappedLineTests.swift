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

/// A swap in one of several lines, and in the middle of a session.
struct SwappedLineTests {
    private static let squat = TestApp.item("goblet-squat", "Goblet squat", #""sets": 3, "reps": 10"#)

    /// Begins a session of goblet squats; returns the paths of the workout and of the session.
    private func begun(by ana: TestPerson, in app: TestApp) async throws -> (workout: String, session: String) {
        let workout = try await app.workout(of: "Ana", main: Self.squat)
        let begun = try await ana.post("/workouts/\(workout)/sessions", ["requestId": UUID().uuidString])
        return ("/workouts/\(workout)", try #require(begun.headers[.location]))
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

    private static func toast(of answer: TestResponse) throws -> String {
        let text = try #require(answer.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last)
        return try JSONDecoder().decode(Toast.self, from: try #require(Data(base64Encoded: String(text)))).text
    }
}
