import HTTPTypes
import HummingbirdTesting
import Testing

/// Requests workout pages as a browser from the real router.
struct WorkoutPageTests {
    @Test("a member makes one, sees reasons, asks for another, edits it in place and deletes it with Undo")
    func pages() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/workouts").text.contains("No workouts yet"))
            let new = try await ana.get("/workouts/new")
            #expect(new.text.contains("We name it after what it is") && new.text.contains("You can talk but not sing."))
            #expect(new.text.contains("Is this still you?"))
            #expect(try await ana.get("/workouts/new?title=Arms&minutes=90").text.contains("value=\"90\" checked"))
            let incomplete = try await ana.post("/workouts", ["title": "Arms", "minutes": "15"])
            #expect(incomplete.status == .unprocessableContent)
            #expect(incomplete.text.contains("Still missing: how hard, where, what you have."))
            #expect(incomplete.text.contains("value=\"Arms\"") && incomplete.text.contains("value=\"15\" checked"))
            let made = try await ana.post("/workouts", WorkoutFixture.fields)
            #expect(made.headers[.location] == WorkoutFixture.path, "\(made.text)")
            let page = try await ana.get(WorkoutFixture.path)
            for words in ["Warm-up", "Cool-down", "Start now", "Slowly.", "About ", "At home", "Stop when it hurts"] {
                #expect(page.text.contains(words), "\(words)")
            }
            let another = try await ana.post(
                WorkoutFixture.path + "/another",
                ["requestId": WorkoutFixture.request.replacing("1c00", with: "1d00")]
            )
            let path = try #require(another.headers[.location])
            #expect(path != WorkoutFixture.path && another.headers[.setCookie] != nil)
            let gone = try await ana.get(WorkoutFixture.path)
            #expect(
                gone.status == .seeOther && gone.headers[.location] == "/workouts" && gone.headers[.setCookie] != nil
            )
            #expect(try await ana.post(WorkoutFixture.path + "/restoration").headers[.location] == WorkoutFixture.path)
            let edit = try await ana.get(path + "/edit")
            #expect(edit.text.contains("name=\"exercises.0.sets\""))
            let found = try await ana.post(path + "/draft", ["title": "Legs", "version": "1", "q": "plank"])
            #expect(found.text.contains("name=\"add\" value=\""))
            #expect(try await ana.post(path + "/removal").headers[.location] == "/workouts")
            #expect(try await ana.post(path + "/restoration").status == .seeOther)
            #expect(try await ana.get("/workouts?status=not-started").text.contains(path))
        }
    }

    @Test("one asks for the kind of session where there are several, and is told where there is none such")
    func kinds() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let outdoors = try await ana.get("/workouts/new?goal=conditioning&place=outdoors&kind=run").text
            #expect(outdoors.contains("What kind?") && outdoors.contains("name=\"kind\" value=\"run\" checked"))
            #expect(try await !ana.get("/workouts/new?goal=strength&place=home").text.contains("What kind?"))
            let basics = "/workouts/new?goal=conditioning&place=outdoors&equipment=basic"
            #expect(try await !ana.get(basics).text.contains("value=\"ride\""))
            #expect(try await ana.get(basics + "&outdoorsGear=bicycle").text.contains("value=\"ride\""))
            var fields = WorkoutFixture.fields
            fields.merge(["goal": "conditioning", "place": "outdoors", "kind": "walk"]) { _, new in new }
            let path = try #require(try await ana.post("/workouts", fields).headers[.location])
            let another = try await ana.post(
                path + "/another",
                ["requestId": WorkoutFixture.request.replacing("1c00", with: "1d00")]
            )
            #expect(try await ana.get(#require(another.headers[.location])).text.contains("-walk"))
            fields.merge(["goal": "strength", "requestId": WorkoutFixture.request.replacing("1c00", with: "1d01")]) {
                $1
            }
            let refused = try await ana.post("/workouts", fields)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("There is no “walk” for this goal there"))
        }
    }

    @Test("what was wished after a hard day holds for the next like it, and can be wished otherwise")
    func dayAfter() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var path = try #require(try await ana.post("/workouts", WorkoutFixture.fields).headers[.location])
            let another = { (path: String, number: Int, wish: String?) in
                var fields = ["requestId": WorkoutFixture.request.replacing("1c00", with: "1d0\(number)")]
                fields["dayAfter"] = wish
                return try #require(try await ana.post(path + "/another", fields).headers[.location])
            }
            #expect(try await !ana.get(path).text.contains("Train it anyway"))
            path = try await another(path, 1, "easy")
            for number in 2...3 {
                let page = try await ana.get(path).text
                #expect(page.contains("Train it anyway") && !page.contains("Make it an easy day"))
                path = try await another(path, number, nil)
            }
            path = try await another(path, 4, "anyway")
            // Nothing was hard: there is nothing to spare.
            #expect(try await !ana.get(path).text.contains("Train it anyway"))
        }
    }

    @Test("an edit from a stale version shows both, and saves from the new one")
    func stale() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let item = try #require(WorkoutFixture.exercises(workout, "main").first)
            let isTimed = item["reps"] == nil
            var fields = [
                "version": "1", "title": "Mine", "unit": "kg", "exercises.0.phase": "main", "exercises.0.sets": "4",
                "exercises.0.exerciseId": try #require(item["exerciseId"] as? String), "exercises.0.restSeconds": "30",
                isTimed ? "exercises.0.seconds" : "exercises.0.reps": "20",
            ]
            _ = try await ana.api(.patch, WorkoutFixture.path, #"{"version": 1, "title": "Theirs"}"#)
            let conflict = try await ana.post(WorkoutFixture.path, fields)
            #expect(conflict.status == .conflict)
            #expect(conflict.text.contains("This changed since") && conflict.text.contains("value=\"Mine\""))
            fields["version"] = "2"
            #expect(try await ana.post(WorkoutFixture.path, fields).headers[.location] == WorkoutFixture.path)
            fields["version"] = "3"
            fields["exercises.0.sets"] = ""
            let incomplete = try await ana.post(WorkoutFixture.path, fields)
            #expect(incomplete.status == .unprocessableContent && incomplete.text.contains("Say how many sets."))
        }
    }

    @Test("no-pressure mode keeps the energy to itself")
    func noPressure() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            #expect(try await ana.get(WorkoutFixture.path).text.contains("kcal"))
            _ = try await ana.post("/me/settings/no-pressure", ["noPressure": "on"])
            #expect(try await !ana.get(WorkoutFixture.path).text.contains("kcal"))
        }
    }

    @Test("to anybody else a workout isn't there")
    func others() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let ben = try await app.person("Ben")
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let exercise = "/exercises/\(WorkoutFixture.ids(workout)[0])"
            for page in ["", "/edit", exercise] {
                #expect(try await ana.get(WorkoutFixture.path + page).status == .ok, "\(page)")
                #expect(try await ben.get(WorkoutFixture.path + page).status == .notFound, "\(page)")
            }
            for action in [
                "", "/draft", "/another", "/repetition", "/removal", "/restoration", exercise + "/swap",
                exercise + "/exclusion",
            ] {
                #expect(try await ben.post(WorkoutFixture.path + action).status == .notFound, "\(action)")
            }
            #expect(try await ben.api(.get, WorkoutFixture.path).status == .notFound)
            #expect(try await ben.api(.patch, WorkoutFixture.path, #"{"version": 1}"#).status == .notFound)
            #expect(try await ben.api(.delete, WorkoutFixture.path).status == .notFound)
            #expect(try await ben.api(.get, WorkoutFixture.path + exercise + "/alternatives").status == .notFound)
            #expect(
                try await ben.api(.post, WorkoutFixture.path + exercise + "/swap", #"{"version": 1}"#).status
                    == .notFound
            )
            #expect((try await ben.api(.get, "/workouts").json()["workouts"] as? [Any])?.isEmpty == true)
        }
    }
}
