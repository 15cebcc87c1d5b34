import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import App
@testable import Training

struct ActivityTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"
    private static let walk =
        #"{"requestId": "\#(id)", "exerciseId": "brisk-walk", "minutes": 30, "day": "2026-03-13"}"#

    @Test("a page logs a walk, the diary counts it, and Undo takes both back")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/activities/new").text.contains("Muscle training"))
            #expect(try await ana.get("/activities/new?q=brisk").text.contains("/activities/form?exercise=brisk-walk"))
            #expect(try await ana.get("/activities/form?exercise=brisk-walk").text.contains("How hard?"))
            let fields = ["requestId": Self.id, "exerciseId": "brisk-walk", "minutes": "30", "next": "another"]
            for _ in 1...2 {
                let sent = try await ana.post("/activities", fields)
                #expect(sent.status == .seeOther && sent.headers[.location] == "/activities/new")
            }
            let page = try await ana.get("/activities/\(Self.id)")
            #expect(page.text.contains("by the activity table") && page.text.contains("Correct it"))
            let burned = try await ana.api(.get, "/energy/\(TestApp.today)").json()["burned"] as? Double
            #expect(try #require(burned) > 150)
            #expect(try await ana.post("/activities/\(Self.id)/removal").status == .seeOther)
            #expect(try await ana.get("/activities/\(Self.id)").status == .notFound)
            #expect(try await ana.api(.get, "/energy/\(TestApp.today)").json()["burned"] as? Double == 0)
            #expect(try await ana.post("/activities/\(Self.id)/restoration").status == .seeOther)
            #expect(try await ana.api(.get, "/energy/\(TestApp.today)").json()["burned"] as? Double == burned)
        }
    }

    @Test("a time is the clock's on the day on which clocks change")
    func clocks() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let units = ["weightUnit": "kg", "heightUnit": "cm", "energyUnit": "kcal", "distanceUnit": "km"]
            let zone = ["timeZone": "America/New_York", "theme": "light"]
            #expect(try await ana.post("/me/settings/units", units.merging(zone) { $1 }).status == .seeOther)
            // Clocks in New York changed from 2:00 to 3:00 that night.
            let walk = #"{"requestId": "\#(Self.id)", "exerciseId": "brisk-walk", "minutes": 30, "day": "2026-03-08", "#
            let added = try await ana.api(.post, "/activities", walk + #""time": "08:30"}"#)
            #expect(added.status == .created, "\(added.text)")
            #expect(try added.json()["startedAt"] as? Int == 1_772_973_000_000)
            #expect(try await ana.get("/activities/\(Self.id)").text.contains("08:30"))
        }
    }

    @Test("sets are logged, corrected, and the next target follows")
    func sets() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let catalogue = app.environment.exercises
            let exercise = try #require(catalogue.exercises.first { $0.category == .strength && $0.weighted })
            var fields = ["requestId": Self.id, "exerciseId": exercise.id, "weightUnit": "kg"]
            for set in 0...2 { (fields["sets.\(set).reps"], fields["sets.\(set).kilograms"]) = ("15", "60") }
            fields["sets.3.reps"] = ""
            #expect(try await ana.post("/activities", fields).status == .seeOther)
            let activity = try await ana.api(.get, "/activities/\(Self.id)").json()
            #expect((activity["sets"] as? [[String: Any]])?.count == 3)
            let progress = try await ana.api(.get, "/progress/\(exercise.id)").json()
            #expect((progress["target"] as? [String: Any])?["step"] as? String == "more-weight")
            let change = #"{"version": 1, "sets": [{"reps": 11, "kilograms": 60}]}"#
            let changed = try await ana.api(.patch, "/activities/\(Self.id)", change)
            #expect(changed.status == .ok, "\(changed.text)")
            let after = try await ana.api(.get, "/progress/\(exercise.id)").json()
            #expect((after["target"] as? [String: Any])?["step"] as? String == "more-reps")
            #expect(try await ana.get("/training/progress").text.contains(exercise.name))
            #expect(try await ana.get("/training/progress/\(exercise.id)").text.contains("What you did"))
        }
    }

    @Test(
        "a page says what to mend",
        arguments: [
            (["exerciseId": "brisk-walk"], "Say how many minutes it took."),
            (["exerciseId": "brisk-walk", "minutes": "-3"], "Type minutes from 1 to 2,880."),
            (["exerciseId": "brisk-walk", "minutes": "ten"], "Type minutes from 1 to 2,880."),
            (["exerciseId": "brisk-walk", "minutes": "10", "heartRate": "900"], "Type an average from 40 to 230"),
            (["exerciseId": "brisk-walk", "minutes": "10", "day": "2027-01-01"], "That day is yet to come."),
            (["exerciseId": "brisk-walk", "minutes": "10", "sets.0.reps": "10000"], "Type 1 to 1,000 repetitions."),
            (
                ["exerciseId": "brisk-walk", "minutes": "10", "sets.0.seconds": "18001"],
                "Type seconds from 1 to 18,000."
            ),
            (
                ["exerciseId": "brisk-walk", "minutes": "10", "sets.0.kilograms": "heavy"],
                "Type a weight from 0 to 1,000."
            ),
        ]
    )
    func wrong(fields: [String: String], complaint: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await ana.post("/activities", fields)
            #expect(sent.status == .unprocessableContent)
            #expect(sent.text.contains(complaint))
        }
    }

    @Test("a device logs by exercise and by heart rate, reads, changes and removes")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let added = try await ana.api(.post, "/activities", Self.walk)
            #expect(added.status == .created, "\(added.text)")
            #expect(try added.json()["way"] as? String == "table")
            #expect(try await ana.api(.post, "/activities", Self.walk).status == .ok)
            let pulse = #"{"requestId": "\#(UUID().uuidString)", "heartRate": 140, "minutes": 20}"#
            #expect(try await ana.api(.post, "/activities", pulse).json()["way"] as? String == "heart-rate")
            let list = try await ana.api(.get, "/activities?from=2026-03-01&to=2026-03-14").json()
            #expect((list["activities"] as? [Any])?.count == 2)
            #expect(
                try await ana.api(.get, "/activities?from=2020-01-01&to=2026-03-14").status == .unprocessableContent
            )
            let longer = #"{"version": 1, "minutes": 60}"#
            let changed = try await ana.api(.patch, "/activities/\(Self.id)", longer).json()
            let (before, after) = (try added.json()["kcal"] as? Double, changed["kcal"] as? Double)
            #expect(try abs(#require(after) - 2 * #require(before)) < 0.01)
            #expect(try await ana.api(.patch, "/activities/\(Self.id)", longer).status == .conflict)
            #expect(try await ana.api(.delete, "/activities/\(Self.id)?version=1").status == .conflict)
            #expect(try await ana.api(.delete, "/activities/\(Self.id)").status == .noContent)
            #expect(try await ana.api(.get, "/activities/\(Self.id)").status == .notFound)
            #expect(try await ana.api(.post, "/activities", #"{"minutes": 3}"#).status == .unprocessableContent)
        }
    }

    @Test("nobody reaches what another trained")
    func others() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            #expect(try await ana.api(.post, "/activities", Self.walk).status == .created)
            let path = "/activities/\(Self.id)"
            #expect(try await ben.get(path).status == .notFound)
            #expect(try await ben.get(path + "/course.tcx").status == .notFound)
            #expect(try await ben.post(path, ["version": "1", "minutes": "5"]).status == .notFound)
            #expect(try await ben.post(path + "/removal").status == .notFound)
            #expect(try await ben.api(.patch, path, #"{"version": 1}"#).status == .notFound)
            #expect(try await ben.api(.delete, path).status == .notFound)
            #expect(try await ben.get("/activities.csv").text.contains("Brisk walk") == false)
            #expect(try await ana.api(.get, path).status == .ok)
        }
    }

    @Test("picks what to do by what it burns, and says where the number is from")
    func calories() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for day in 10...12 {
                let body = """
                    {"requestId": "\(UUID().uuidString)", "exerciseId": "steady-run", "minutes": 30, "kcal": 360,
                     "day": "2026-03-\(day)"}
                    """
                #expect(try await ana.api(.post, "/activities", body).status == .created)
            }
            let page = try await ana.get("/activities/by-calories?kcal=240")
            #expect(page.text.contains("by your last 3 times") && page.text.contains(">20<"))
            #expect(page.text.contains("by METs"))
            #expect(try await ana.get("/activities/by-calories?kcal=x").status == .unprocessableContent)
        }
    }

    @Test("a new workout asks for what the log leads to")
    func progression() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let exercise = try #require(
                WorkoutFixture.exercises(workout, "main").first { $0["reps"] is Int }?["exerciseId"] as? String
            )
            // It is longer ago than the generator looks back, so that the same seed makes the same workout.
            let log = """
                {"requestId": "\(Self.id)", "exerciseId": "\(exercise)", "day": "2026-02-26",
                 "sets": [{"reps": 15, "kilograms": 30}]}
                """
            #expect(try await ana.api(.post, "/activities", log).status == .created)
            let body = WorkoutFixture.body.replacing("1c00", with: "1d00")
            let next = WorkoutFixture.exercises(try await ana.api(.post, "/workouts", body).json(), "main")
            let item = try #require(next.first { $0["exerciseId"] as? String == exercise })
            #expect(item["kilograms"] as? Double == 32.5)
        }
    }
}
