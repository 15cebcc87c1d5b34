import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// A workout that was done.
struct DoneWorkoutTests {
    /// Does a small workout's squats and stops; returns the paths of the workout and of its session.
    private func doneWorkout(of ana: TestPerson, in app: TestApp) async throws -> (workout: String, session: String) {
        let workout = try await app.workout(of: "Ana")
        let begun = try await ana.post("/workouts/\(workout)/sessions", ["requestId": UUID().uuidString])
        let path = try #require(begun.headers[.location])
        for fields in [["kind": "completeSet", "exercise": "2", "set": "1", "reps": "9"], ["kind": "stop"]] {
            let told = try await ana.post(path + "/events", fields.merging(["requestId": UUID().uuidString]) { $1 })
            #expect(told.status == .seeOther)
        }
        return ("/workouts/\(workout)", path)
    }

    @Test("can't be changed any more, in a browser or by a device, and says what to do instead")
    func unchangeable() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (path, _) = try await self.doneWorkout(of: ana, in: app)
            let page = try await ana.get(path).text
            #expect(page.contains("Do it again"))
            #expect(
                !page.contains("aria-label=\"Swap ") && !page.contains("/edit\"") && !page.contains("Keep for later")
            )
            let workout = try await ana.api(.get, path).json()
            let exercise = try #require(WorkoutFixture.ids(workout, "main").first)
            let version = (workout["version"] as? Int) ?? 0
            for refused in [
                try await ana.api(.patch, path, #"{"version": \#(version), "title": "Other"}"#),
                try await ana.api(.post, "\(path)/exercises/\(exercise)/swap", #"{"version": \#(version)}"#),
                try await ana.api(.post, "\(path)/exercises/\(exercise)/exclusion", #"{"version": \#(version)}"#),
                try await ana.get(path + "/edit"), try await ana.get("\(path)/exercises/\(exercise)"),
                try await ana.post("\(path)/exercises/\(exercise)/swap", ["version": String(version)]),
                try await ana.post(path, ["version": String(version), "title": "Other"]),
            ] {
                #expect(refused.status == .conflict, "\(refused.text.prefix(200))")
                #expect(refused.text.contains("is done and stays as it was"))
            }
            #expect(try await ana.api(.get, path).json()["version"] as? Int == version)
        }
    }

    @Test("is no longer linked from its summary once it was deleted")
    func deleted() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (path, session) = try await self.doneWorkout(of: ana, in: app)
            let first = try await ana.get(session).text
            #expect(first.contains("Look at the workout") && first.contains("Your first workout here."))
            #expect(first.contains("class=\"empty-drawing happy\""))
            #expect(try await ana.post(path + "/removal").status == .seeOther)
            let summary = try await ana.get(session).text
            #expect(summary.contains("What you did") && !summary.contains("Look at the workout"))
        }
    }
}
