import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

extension PlanTests {
    @Test("a workout is made for a plan, comes back to be chosen, and the plan is called like it")
    func chosen() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.post, "/planned-workouts", self.plan()).status == .created)
            let (page, choice) = ("/plans/\(Self.id)", "/plans/\(Self.id)/workout")
            // An hour, of which a quarter is for the shower.
            let open = try await ana.get(page).text
            #expect(open.contains("Get a workout for 45 min") && !open.contains("Choose one of yours"))
            #expect(open.contains(#"name="next" value="\#(choice)""#))
            #expect(open.contains("/workouts/new?minutes=45&amp;next=%2Fplans%2F"))
            let fields = ["requestId": Self.workout, "minutes": "45", "next": choice]
            let made = try await ana.post("/workouts/proposal", fields)
            #expect(made.headers[.location] == "\(choice)?workoutId=\(Self.workout)", "\(made.text)")
            let back = try await ana.get("\(choice)?workoutId=\(Self.workout)").text
            #expect(back.contains(#"value="\#(Self.workout)" checked"#) && back.contains("Today, 18:00–19:00"))
            let fitting = try await ana.get(page).text
            #expect(fitting.contains("\(choice)?workoutId=\(Self.workout)"), "The one that fits can be chosen.")

            let chosen = try await ana.post(choice, ["version": "1", "workoutId": Self.workout])
            #expect(chosen.status == .seeOther && chosen.headers[.location] == page, "\(chosen.text)")
            let title = try await ana.api(.get, "/workouts/\(Self.workout)").json()["title"] as? String
            let plan = try await ana.api(.get, "/planned-workouts/\(Self.id)").json()
            #expect(plan["workoutId"] as? String == Self.workout && plan["title"] as? String == title)
            #expect(plan["startAt"] as? Int == 1_773_511_200_000 && plan["endAt"] as? Int == 1_773_514_800_000)
            #expect(try await ana.get(page).text.contains(#"href="\#(choice)""#), "Another one can be chosen.")
            let elsewhere = ["requestId": Self.id, "minutes": "45", "next": "https://example.org"]
            let away = try await ana.post("/workouts/proposal", elsewhere)
            #expect(away.headers[.location] == "/workouts/\(Self.id)", "\(away.text)")
        }
    }

    @Test("a choice for a plan is its owner's, among their own workouts, by the version they saw, and can be left open")
    func chosenByOwner() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await self.withWorkout(ana)
            #expect(try await ana.api(.post, "/planned-workouts", self.plan()).status == .created)
            let (choice, path) = ("/plans/\(Self.id)/workout", "/planned-workouts/\(Self.id)")
            let fields = ["version": "1", "workoutId": Self.workout]
            #expect(try await ben.get(choice).status == .notFound)
            #expect(try await ben.post(choice, fields).status == .notFound)
            let foreign = try await ana.post(choice, fields.merging(["workoutId": Self.id]) { $1 })
            #expect(foreign.status == .unprocessableContent && foreign.text.contains("one of your workouts any more"))
            #expect(try await ana.post(choice, ["version": "1"]).status == .unprocessableContent)
            #expect(try await ana.post(choice, fields).status == .seeOther)
            #expect(try await ana.post(choice, fields).status == .conflict)

            let both = #"{"version": 2, "workoutId": "\#(Self.workout)", "at": "17:00"}"#
            #expect(try await ana.api(.patch, path, both).status == .unprocessableContent)
            let left = try await ana.api(.patch, path, #"{"version": 2, "workoutId": null}"#)
            #expect(left.status == .ok, "\(left.text)")
            let known = try left.json()
            #expect(known["title"] as? String == "Workout" && known["workoutId"] as? String == nil)
            let again = try await ana.api(.patch, path, #"{"version": 3, "workoutId": "\#(Self.workout)"}"#)
            #expect(try again.json()["title"] as? String == "Legs")
        }
    }
}
