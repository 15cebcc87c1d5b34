import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

/// What the page for a new workout asks and remembers.
struct NewWorkoutPageTests {
    private static let question = "How much have you trained before?"

    @Test("asks how much one has trained where it was never said, and never again")
    func experience() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.patch, "/me", #"{"experience": null}"#)
            #expect(try await ana.get("/workouts/new").text.contains(Self.question))
            let wrong = try await ana.post("/workouts", WorkoutFixture.fields.merging(["experience": "expert"]) { $1 })
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Choose how long you have trained"))
            let made = try await ana.post("/workouts", WorkoutFixture.fields.merging(["experience": "regular"]) { $1 })
            #expect(made.status == .seeOther)
            #expect(try await !ana.get("/workouts/new").text.contains(Self.question))
            #expect(try await ana.api(.get, "/me").json()["experience"] as? String == "regular")
        }
    }

    @Test("a first workout is at the gym for who named one as theirs, with its machines, and at home for others")
    func ownGym() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let home = try await ana.get("/workouts/new").text
            #expect(home.contains(#"name="place" value="home" checked"#))
            #expect(home.contains(#"name="equipment" value="none" checked"#))
            try #require(try await ana.post("/me/about", ["gym": "Barn"]).status == .seeOther)
            let gym = try await ana.get("/workouts/new").text
            #expect(gym.contains(#"name="place" value="gym" checked"#))
            #expect(gym.contains(#"name="equipment" value="basic" checked"#))
            try #require(try await ana.post("/workouts", WorkoutFixture.fields).status == .seeOther)
            let next = try await ana.get("/workouts/new").text
            #expect(next.contains(#"name="place" value="home" checked"#), "The last one goes before the profile.")
        }
    }

    @Test("a gym is read once for a member's first workout, and never again", arguments: Backend.available)
    func gymReads(_ backend: Backend) async throws {
        let log = StatementLog()
        try await TestApp.run(backend, statements: log) { app in
            let ana = try await app.person()
            func reads(_ path: String) async throws -> Int {
                _ = log.take()
                try #require(try await ana.get(path).status == .ok)
                return log.take().count { $0.contains("FROM about ") }
            }
            #expect(try await reads("/workouts/new") == 1)
            try #require(try await ana.post("/workouts", WorkoutFixture.fields).status == .seeOther)
            #expect(try await reads("/workouts/new") == 0)
            #expect(try await reads("/training") == 0)
        }
    }

    @Test("a name of three lines stands smaller in the title bar, which it would fill to the edge of the screen")
    func longName() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for (title, isLong) in [("Half an hour", false), ("Low-impact strength and intervals", true)] {
                let fields = WorkoutFixture.fields.merging(["requestId": UUID().uuidString.lowercased()]) { $1 }
                let made = try await ana.post("/workouts", fields.merging(["title": title]) { $1 })
                let page = try await ana.get(try #require(made.headers[.location])).text
                #expect(page.contains("title-bar-long") == isLong, "\(title)")
            }
        }
    }

    @Test("has one door on Train: the card while nothing waits, the list once something does")
    func door() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for hasWorkout in [false, true] {
                if hasWorkout { _ = try await ana.api(.post, "/workouts", WorkoutFixture.body) }
                let train = try await ana.get("/training").text
                #expect(train.split(separator: #"href="/workouts/new""#).count == 2, "\(hasWorkout)")
                #expect(train.contains("Ready when you are") == hasWorkout)
            }
        }
    }

    @Test("the chart of a week in which nobody trained says so, as its table does")
    func emptyWeek() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let empty = "Minutes a day: nothing yet in this week"
            #expect(try await ana.get("/training").text.contains(empty))
            let run = #"""
                {"requestId": "\#(WorkoutFixture.request)", "exerciseId": "steady-run", "minutes": 30,
                 "day": "\#(TestApp.today)"}
                """#
            try #require(try await ana.api(.post, "/activities", run).status == .created)
            #expect(try await !ana.get("/training").text.contains(empty))
        }
    }

    @Test("says under each goal what a workout for it is")
    func goals() async throws {
        try await TestApp.run { app in
            let page = try await app.person().get("/workouts/new").text
            for words in [
                "sets of 5 to 8", "Sets of 8 to 12", "intervals, or strength with", "Jumps and throws", "quick pulse",
            ] {
                #expect(page.contains(words), "\(words)")
            }
        }
    }

    @Test("remembers what the last workout was for")
    func goal() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let made = try await ana.post("/workouts", WorkoutFixture.fields.merging(["goal": "muscle"]) { $1 })
            #expect(made.status == .seeOther)
            #expect(try await ana.get("/workouts/new").text.contains(#"value="muscle" checked"#))
        }
    }

    @Test("says what the basics are at home, each ticked, and begins anew with what a gym has")
    func gear() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/workouts/new").text
            #expect(page.contains("At home: is all of this there?") && page.contains("Dumbbells, bench, chair, towel"))
            #expect(page.contains(#"name="homeGear" value="dumbbells" checked"#))
            #expect(!page.contains(#"name="homeGear" value="incline-bench" checked"#))
            #expect(page.contains(#"name="gymGear" value="dumbbells" checked"#))
            let changed = try await ana.get("/workouts/new?place=gym", fragment: true).text
            #expect(changed.contains(#"name="equipment" value="basic" checked"#))
            let chosen = try await ana.get("/workouts/new?place=gym&equipment=none").text
            #expect(chosen.contains(#"name="equipment" value="none" checked"#))
        }
    }

    @Test("asks for no kind that needs what was unticked, even when all was")
    func untickedGear() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let gym = "/workouts/new?place=gym&equipment=basic&goal=conditioning"
            #expect(try await ana.get(gym).text.contains(#"name="kind" value="machines""#))
            let empty = try await ana.get(gym + "&gymGear=").text
            #expect(!empty.contains(#"name="kind" value="machines""#))
            #expect(empty.contains(#"name="kind" value="circuit""#))
            #expect(empty.contains("change from:[name=homeGear]"), "At home it asks again, too.")
        }
    }

    @Test("keeps what one has by the place, and says so")
    func places() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let home = WorkoutFixture.fields.merging(["equipment": "dumbbells"]) { $1 }
            #expect(try await ana.post("/workouts", home).status == .seeOther)
            let gym = home.merging(["place": "gym", "equipment": "basic", "requestId": ""]) { $1 }
            #expect(try await ana.post("/workouts", gym).status == .seeOther)
            let again = try await ana.get("/workouts/new?place=home", fragment: true).text
            #expect(again.contains(#"name="equipment" value="dumbbells" checked"#))
            #expect(again.contains("As the last time at home."))
            let outdoors = try await ana.get("/workouts/new?place=outdoors", fragment: true).text
            #expect(outdoors.contains(#"name="equipment" value="none" checked"#))
            #expect(!outdoors.contains("As the last time"))
        }
    }

    @Test("keeps nothing of a question that was passed over")
    func passedOver() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let wish = WorkoutFixture.fields.merging(["place": "home", "equipment": "basic"]) { $1 }
            #expect(try await ana.post("/workouts", wish).status == .seeOther)
            #expect(try await ana.get("/workouts/new").text.contains("At home: is all of this there?"))
        }
    }
}
