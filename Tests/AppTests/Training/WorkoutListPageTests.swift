import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// The list of a member's workouts.
struct WorkoutListPageTests {
    @Test("folds up what was made and never begun, but for the latest, and shows all of it where it is asked for")
    func folded() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for title in ["Monday", "Tuesday", "Wednesday"] {
                let wish = WorkoutFixture.fields.merging(["requestId": UUID().uuidString, "title": title]) { $1 }
                #expect(try await ana.post("/workouts", wish).status == .seeOther)
            }
            let list = try await ana.get("/workouts").text
            #expect(list.contains("2 more not started"))
            #expect(list.contains("Monday") && list.contains("Wednesday"))
            // Each of them is shown by figures of its main part.
            #expect(list.matches(of: /<span class="figure-strip"><span class="figure-small"><img/).count == 3)
            #expect(try await !ana.get("/workouts?status=not-started").text.contains("more not started"))
        }
    }

    @Test("says on which day something was done")
    func day() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await app.workout(of: "Ana")
            let request = #"{"requestId": "\#(UUID().uuidString)"}"#
            let session = try #require(
                try await ana.api(.post, "/workouts/\(workout)/sessions", request).json()["id"] as? String
            )
            let done = SessionTests.event("completeSet", #", "exercise": 2, "set": "1", "reps": 10"#)
            #expect(try await ana.api(.post, "/sessions/\(session)/events", done).status == .ok)
            let stop = SessionTests.event("stop", "")
            #expect(try await ana.api(.post, "/sessions/\(session)/events", stop).status == .ok)
            #expect(try await ana.get("/workouts").text.contains("Today · "))
        }
    }
}
