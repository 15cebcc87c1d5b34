import HTTPTypes
import HummingbirdTesting
import Testing

/// The gear at a member's places, in a browser and on a device.
struct PlaceGearTests {
    private static let wish = WorkoutFixture.fields.merging(["place": "gym", "equipment": "basic"]) { $1 }

    @Test("a new workout asks once what is there, and is made without an answer too")
    func once() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let new = try await ana.get("/workouts/new")
            #expect(new.text.contains("At the gym: is all of this there?"))
            #expect(new.text.contains(#"name="gymGear" value="""#))
            #expect(new.text.contains(#"name="gymGear" value="rowing-machine" checked"#))
            #expect(new.text.contains(#"name="gymGear" value="pool">"#))
            let made = try await ana.post("/workouts", Self.wish.merging(["gymGear": "dumbbells"]) { $1 })
            #expect(made.headers[.location] == WorkoutFixture.path, "\(made.text)")
            #expect(try await ana.get(WorkoutFixture.path).text.contains("Dumbbells"))
            let again = try await ana.get("/workouts/new").text
            #expect(!again.contains("At the gym: is all of this there?"))
            #expect(again.contains("At home: is all of this there?"))
            #expect(again.contains(#"<span class="detail-known">Dumbbells</span>"#))
            #expect(again.contains("Change what is there at the gym"))
        }
    }

    @Test("what is ticked stays when something is missing")
    func again() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var fields = Self.wish
            fields["intensity"] = nil
            fields["gymGear"] = "pool"
            let page = try await ana.post("/workouts", fields)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(#"name="gymGear" value="pool" checked"#))
            #expect(page.text.contains(#"name="gymGear" value="barbell">"#))
            #expect(try await ana.get("/workouts/new").text.contains("At the gym: is all of this there?"))
        }
    }

    @Test("changing it from a new workout leads back with what was typed")
    func change() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let there = try await ana.get("/training/details?edit=gym&back=/workouts/new&title=Legs&place=gym")
            let path = try #require(there.headers[.location])
            #expect(path.hasPrefix("/training/gear/gym?next="))
            let page = try await ana.get(path)
            #expect(page.text.contains("What is there: at the gym"))
            #expect(page.text.contains(#"name="next" value="/workouts/new?title=Legs&amp;place=gym""#))
            #expect(page.text.contains(#"name="gear" value="barbell" checked"#))
            let fields = ["gear": "pool", "next": "/workouts/new?title=Legs&place=gym"]
            let saved = try await ana.post("/training/gear/gym", fields)
            #expect(saved.status == .seeOther && saved.headers[.location] == "/workouts/new?title=Legs&place=gym")
            #expect(try await ana.get("/training/gear").text.contains("Pool"))
            #expect(try await ana.get("/training").text.contains(#"href="/training/gear""#))
            let wrong = try await ana.post("/training/gear/gym", ["gear": "lasso", "next": "//evil.example"])
            #expect(wrong.status == .unprocessableContent && !wrong.text.contains("evil"))
            #expect(try await ana.post("/training/gear/gym").headers[.location] == "/training/gear")
            #expect(try await ana.get("/training/gear").text.contains("Nothing"))
            #expect(try await ana.get("/training/gear/moon").status == .notFound)
        }
    }

    @Test("it stands under Me, and leads back there")
    func underMe() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/me").text.contains(#"href="/training/gear?next=/me""#))
            let page = try await ana.get("/training/gear?next=/me").text
            #expect(page.contains(#"title-bar-back" href="/me""#))
            let elsewhere = try await ana.get("/training/gear?next=//evil.example")
            #expect(!elsewhere.text.contains("evil"))
        }
    }

    @Test("a device reads and writes it, and a workout says what it was made with")
    func device() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let saved = try await ana.api(.put, "/training/gear/home", #"{"gear": ["bands", "barbell", "bands"]}"#)
            #expect(saved.status == .ok, "\(saved.text)")
            #expect(try saved.json()["gear"] as? [String] == ["barbell", "bands"])
            let all = try await ana.api(.get, "/training/gear").json()
            let places = try #require(all["places"] as? [[String: Any]])
            #expect(places.map { $0["place"] as? String } == ["gym", "home", "outdoors"])
            #expect(places.map { $0["kept"] as? Bool } == [false, true, false])
            let bens = try await ben.api(.get, "/training/gear").json()["places"] as? [[String: Any]]
            #expect(bens?.allSatisfy { $0["kept"] as? Bool == false } == true)

            let body = WorkoutFixture.body.replacing(#""none""#, with: #""basic""#)
            let made = try await ana.api(.post, "/workouts", body).json()
            #expect(made["gear"] as? [String] == ["barbell", "bands"])
            let sent = body.replacing("1c00", with: "1c01").replacing(#""seed""#, with: #""gear": ["bench"], "seed""#)
            #expect(try await ana.api(.post, "/workouts", sent).json()["gear"] as? [String] == ["bench"])
            let none = try await ben.api(.post, "/workouts", WorkoutFixture.body).json()
            #expect(none.keys.contains("gear") && none["gear"] as? [String] == nil)
        }
    }

    @Test(
        "what is no gear, no list or no place is refused",
        arguments: [
            ("home", #"{"gear": ["lasso"]}"#, 422), ("home", "{}", 422), ("home", #"{"gear": "mat"}"#, 422),
            ("home", #"{"gear": [], "place": "gym"}"#, 422), ("moon", #"{"gear": []}"#, 404),
            ("home", #"{"gear": []}"#, 200),
        ]
    )
    func refused(place: String, json: String, status: Int) async throws {
        try await TestApp.run { app in
            let answer = try await app.person().api(.put, "/training/gear/\(place)", json)
            #expect(Int(answer.status.code) == status, "\(answer.text)")
        }
    }
}
