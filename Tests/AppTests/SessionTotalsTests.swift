import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App
@testable import Training

/// The totals of a session are the same everywhere.
struct SessionTotalsTests {
    @Test("without pressure what was done is told, and neither its sum, its course nor what one weighs")
    func noPressure() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await Self.lunges(app, ana)
            let before = #"""
                {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d45", "exerciseId": "dumbbell-lunge", "day": "2026-03-10",
                 "sets": [{"reps": 8, "kilograms": 10}]}
                """#
            try #require(try await ana.api(.post, "/activities", before).status == .created)
            let numbers = [
                "/sessions/\(session)": "720 kg", "/activities/\(session)": "720 kg",
                "/training/progress/dumbbell-lunge": "What you could lift once", "/workouts/new": "72 kg",
            ]
            for (path, number) in numbers {
                #expect(try await ana.get(path).text.contains(number), "\(path)")
            }
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            for (path, number) in numbers {
                let page = try await ana.get(path)
                #expect(page.status == .ok && !page.text.contains(number), "\(path)")
            }
            #expect(try await ana.get("/sessions/\(session)").text.contains("2 sets of 9 × 10 kg"))
            #expect(try await ana.get("/training/progress/dumbbell-lunge").text.contains("9, 9 × 10 kg"))
        }
    }

    @Test("week, list, summary, log, progress and API tell the same of one session")
    func everywhere() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (workout, session) = try await Self.lunges(app, ana)
            let told = try await ana.api(.get, "/sessions/\(session)").json()
            let activity = try await ana.api(.get, "/activities/\(session)").json()
            let week = try await ana.api(.get, "/weeks/\(TestApp.today)").json()
            let ofWeek = try #require((week["activities"] as? [[String: Any]])?.first)
            // Two sets of nine on each side with ten kilograms in each hand; march and stretch don't count as working sets.
            for one in [told, activity, ofWeek] {
                #expect(one["workingSets"] as? Int == 2)
                #expect(one["reps"] as? Int == 36)
                #expect(one["volumeKg"] as? Double == 720)
            }
            #expect(activity["seconds"] as? Double == ofWeek["seconds"] as? Double)
            #expect(activity["kcal"] as? Double == ofWeek["kcal"] as? Double)
            let summary = try await ana.get("/sessions/\(session)").text
            for (name, number) in [("Sets", "2"), ("Repetitions", "36"), ("Lifted", "720 kg")] {
                let tile = #"<p class="tile-name">\#(name)</p><p class="tile-number">\#(number)</p>"#
                #expect(summary.contains(tile), "\(name) in \(summary)")
            }
            #expect(summary.contains("2 sets of 9 × 10 kg in each hand, each side"))
            let log = try await ana.get("/activities/\(session)").text
            for pair in ["<dt>Sets</dt><dd>2</dd>", "<dt>Repetitions</dt><dd>36</dd>", "<dd>720 kg</dd>"] {
                #expect(log.contains(pair))
            }
            let pages = [
                "/training/weeks/\(TestApp.today)", "/workouts?status=completed", "/workouts/\(workout)",
            ]
            for page in pages { #expect(try await ana.get(page).text.contains("2 sets"), "\(page)") }
            // Each of them links to the summary, directly or by the activity.
            let opened = #"href="/sessions/\#(session)""#
            #expect(try await ana.get("/exercises/dumbbell-lunge").text.contains(opened))
            for page in pages.dropFirst() { #expect(try await ana.get(page).text.contains(opened), "\(page)") }
            #expect(log.contains(opened) && summary.contains("/activities/\(session)"))
            let progress = try await ana.api(.get, "/progress/dumbbell-lunge").json()
            let target = try #require(progress["target"] as? [String: Any])
            // All was done as planned, so one more repetition follows with the same weight, although the member's goal
            // has another range.
            #expect(target["step"] as? String == "more-reps" && target["reps"] as? Int == 10)
            #expect(try await ana.get("/training/progress/dumbbell-lunge").text.contains("9, 9 × 10 kg"))
            // The rows of the diary and the week open the summary itself.
            let summarised = "/activities/\(session)/summary"
            let diary = try await ana.get("/diary/\(TestApp.today)/energy").text
            #expect(diary.contains(#"href="\#(summarised)""#))
            #expect(try await ana.get(summarised).headers[.location] == "/sessions/\(session)")
            #expect(try await ana.get(pages[0]).text.contains(#"href="\#(summarised)""#))
            let progressPage = try await ana.get("/training/progress/dumbbell-lunge").text
            #expect(progressPage.contains(#"href="/activities/\#(session)""#))
        }
    }

    @Test("a correction is told by the summary, too")
    func corrected() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, session) = try await Self.lunges(app, ana)
            let activity = try await ana.api(.get, "/activities/\(session)").json()
            let version = try #require(activity["version"] as? Int)
            let set = #"{"exerciseId": "dumbbell-lunge", "reps": 5, "kilograms": 10}"#
            let changed = try await ana.api(
                .patch,
                "/activities/\(session)",
                #"{"version": \#(version), "sets": [\#(set)]}"#
            )
            #expect(changed.status == .ok, "\(changed.text)")
            let summary = try await ana.get("/sessions/\(session)").text
            #expect(summary.contains("5 × 10 kg") && !summary.contains("9 × 10 kg"))
            // Saying afterwards how hard it was doesn't undo a correction.
            let felt = SessionTests.event("feel", #", "exertion": 7"#)
            #expect(try await ana.api(.post, "/sessions/\(session)/events", felt).status == .ok)
            let again = try await ana.get("/sessions/\(session)").text
            #expect(again.contains("5 × 10 kg") && again.contains("You said 7 of 10."))
        }
    }

    @Test("doing it again makes a new workout and leaves the finished one finished")
    func again() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (workout, _) = try await Self.lunges(app, ana)
            let page = try await ana.get("/workouts/\(workout)").text
            #expect(page.contains("Do it again") && page.contains(#"action="/workouts/\#(workout)/repetition""#))
            let request = UUID().uuidString.lowercased()
            for _ in 0..<2 {
                let made = try await ana.post("/workouts/\(workout)/repetition", ["requestId": request])
                #expect(made.headers[.location] == "/workouts/\(request)")
            }
            let again = try await ana.api(.get, "/workouts/\(request)").json()
            #expect(again["status"] as? String == "not-started")
            #expect(again["title"] as? String == "Lunges")
            let lunge = try #require(WorkoutFixture.exercises(again, "main").first)
            #expect(lunge["kilograms"] as? Double == 10)
            #expect(lunge["reps"] as? Int == 10, "It asks what progress says: one repetition more.")
            #expect(try await ana.api(.get, "/workouts/\(workout)").json()["status"] as? String == "completed")
            // A device that begins a finished workout begins a copy of it.
            let started = try await ana.api(
                .post,
                "/workouts/\(workout)/sessions",
                #"{"requestId": "\#(UUID().uuidString)"}"#
            )
            let copy = try #require(try started.json()["workoutId"] as? String)
            #expect(started.status == .created && copy != workout && copy != request)
            #expect(try await ana.api(.get, "/workouts/\(workout)").json()["status"] as? String == "completed")
            #expect(try await ana.api(.get, "/workouts/\(copy)").json()["status"] as? String == "in-progress")
            let ben = try await app.person("Ben")
            #expect(try await ben.post("/workouts/\(workout)/repetition", ["requestId": request]).status == .notFound)
        }
    }

    /// Completes lunges of two sets between a march and a stretch; returns the workout and its session.
    private static func lunges(_ app: TestApp, _ ana: TestPerson) async throws -> (workout: String, session: String) {
        let workout = try await app.workout(
            of: "Ana",
            titled: "Lunges",
            main: TestApp.item(
                "dumbbell-lunge",
                "Lunge",
                #""sets": 2, "reps": 9, "kilograms": 10, "reserve": 2"#,
                sides: true
            )
        )
        let request = #"{"requestId": "\#(UUID().uuidString)"}"#
        let started = try await ana.api(.post, "/workouts/\(workout)/sessions", request)
        let session = try #require(try started.json()["id"] as? String)
        var events = [(1, "1"), (2, "1"), (2, "2"), (3, "1"), (3, "2")].map { exercise, set in
            SessionTests.event("completeSet", #", "exercise": \#(exercise), "set": "\#(set)""#)
        }
        events += (1...3).map { SessionTests.event("next", #", "exercise": \#($0)"#) }
        let path = "/sessions/\(session)/events"
        let done = try await ana.api(.post, path, #"{"events": [\#(events.joined(separator: ", "))]}"#)
        #expect(try done.json()["status"] as? String == "finished", "\(done.text)")
        return (workout, session)
    }
}
