import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Members
import Storage
import Testing

@testable import App
@testable import Training

/// Makes and changes workouts as a device, through the real router.
struct WorkoutTests {
    /// Returns the same text for the same object, because an encoder's order of fields isn't defined.
    private static func sorted(_ response: TestResponse) throws -> Data {
        try JSONSerialization.data(withJSONObject: try response.json(), options: .sortedKeys)
    }

    @Test("a device gets a workout that fits, with a reason for each exercise, once for each request")
    func made() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let made = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            #expect(made.status == .created, "\(made.text)")
            let workout = try made.json()
            let phases = try #require(workout["phases"] as? [WorkoutFixture.Object])
            #expect(phases.compactMap { $0["name"] as? String } == ["warmUp", "main", "coolDown"])
            let seconds = phases.compactMap { $0["seconds"] as? Int }.reduce(0, +)
            #expect((1_620...1_980).contains(seconds))
            for exercise in WorkoutFixture.exercises(workout) {
                #expect((exercise["reps"] == nil) != (exercise["seconds"] == nil))
                #expect((exercise["reason"] as? String)?.isEmpty == false)
            }
            // A moderate half hour at 72 kg and 3 to 6 MET is 108 to 216 kcal.
            let kcal = try #require(workout["expectedKcal"] as? Double)
            #expect((80...230).contains(kcal))
            let again = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            #expect(try again.status == .ok && Self.sorted(again) == Self.sorted(made))
            #expect((try await ana.api(.get, "/workouts").json()["workouts"] as? [Any])?.count == 1)
            let other = try await ana.api(.post, "/workouts", WorkoutFixture.body.replacing("1c00", with: "1d00"))
            #expect(WorkoutFixture.ids(try other.json()) == WorkoutFixture.ids(workout))
        }
    }

    @Test("without height and weight a workout tells no energy, and its page says what to do")
    func unknownBody() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            #expect(workout["expectedKcal"] is NSNull)
            #expect(try await ana.get(WorkoutFixture.path).text.contains("Tell us your weight"))
        }
    }

    @Test("an injury keeps exercises out of a workout, and out of what is added or swapped in")
    func injured() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let injured = try await ana.post("/me/health", ["injury-knee": "recent"])
            try #require(injured.status == .seeOther, "\(injured.text)")
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            for exercise in WorkoutFixture.ids(workout) {
                let known = try #require(app.environment.exercises[exercise])
                #expect(known.joints["knee"] ?? 0 < 3, "\(exercise)")
            }
        }
    }

    @Test("a device changes, lists and deletes a workout, each change from the version it read")
    func changed() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let first = try #require(WorkoutFixture.ids(workout, "main").first)
            let item = try #require(WorkoutFixture.exercises(workout, "main").first)
            let amount = item["reps"] == nil ? #""seconds": 45"# : #""reps": 12"#
            let change = """
                {"version": 1, "title": "Long legs", "phases": [{"name": "main", "exercises": [
                 {"exerciseId": "\(first)", "sets": 5, \(amount), "restSeconds": 90}]}]}
                """
            let saved = try await ana.api(.patch, WorkoutFixture.path, change)
            #expect(saved.status == .ok, "\(saved.text)")
            let changed = try saved.json()
            #expect(WorkoutFixture.ids(changed, "main") == [first])
            #expect(WorkoutFixture.ids(changed, "warmUp") == WorkoutFixture.ids(workout, "warmUp"))
            #expect(WorkoutFixture.exercises(changed, "main").first?["reason"] as? String == item["reason"] as? String)
            #expect(changed["title"] as? String == "Long legs" && changed["description"] as? String == "Slowly.")
            #expect(try await ana.api(.patch, WorkoutFixture.path, change).status == .conflict)
            let echo = try await ana.api(.get, WorkoutFixture.path).json()
            let phases = try JSONSerialization.data(withJSONObject: try #require(echo["phases"]))
            let same = #"{"version": 2, "phases": \#(String(decoding: phases, as: UTF8.self))}"#
            let kept = try await ana.api(.patch, WorkoutFixture.path, same)
            #expect(kept.status == .ok, "\(kept.text)")
            #expect(WorkoutFixture.exercises(try kept.json()).count == WorkoutFixture.exercises(echo).count)
            #expect((try await ana.api(.get, "/workouts?status=not-started").json()["workouts"] as? [Any])?.count == 1)
            #expect(
                (try await ana.api(.get, "/workouts?status=completed").json()["workouts"] as? [Any])?.isEmpty == true
            )
            #expect(try await ana.api(.delete, WorkoutFixture.path + "?version=1").status == .conflict)
            #expect(try await ana.api(.delete, WorkoutFixture.path).status == .noContent)
            #expect(try await ana.api(.get, WorkoutFixture.path).status == .notFound)
        }
    }

    @Test(
        "what makes no sense is refused in words and changes nothing",
        arguments: [
            (#""phases": []"#, "phases"),
            (#""phases": [{"name": "main", "exercises": []}]"#, "phases"),
            (#""phases": [{"name": "lunch", "exercises": []}]"#, "phases.0.name"),
            (
                #""phases": [{"name": "main", "exercises": [{"exerciseId": "ID", "sets": 3, "reps": 10000}]}]"#,
                "phases.0.exercises.0.reps"
            ),
            (
                #""phases": [{"name": "main", "exercises": [{"exerciseId": "ID", "sets": "three", "reps": 8}]}]"#,
                "phases.0.exercises.0.sets"
            ),
            (
                #""phases": [{"name": "main", "exercises": [{"exerciseId": "ID", "sets": 3, "reps": 8, "kilograms": "heavy"}]}]"#,
                "phases.0.exercises.0.kilograms"
            ),
            (
                #""phases": [{"name": "main", "exercises": [{"exerciseId": "no-such", "sets": 3, "reps": 8}]}]"#,
                "phases.0.exercises.0.exerciseId"
            ),
            (#""phases": [{"name": "main", "exercises": [{"exerciseId": "ID"}]}]"#, "phases.0.exercises.0.sets"),
            (#""title": """#, "title"), (#""phases": "all""#, "phases"), (#""colour": "red""#, "colour"),
        ]
    )
    func refused(change: String, field: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let made = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            let first = try #require(WorkoutFixture.ids(try made.json(), "main").first)
            let answer = try await ana.api(
                .patch,
                WorkoutFixture.path,
                "{\"version\": 1, \(change.replacing("ID", with: first))}"
            )
            #expect(answer.status == .unprocessableContent, "\(answer.text)")
            #expect((try answer.json()["errors"] as? WorkoutFixture.Object)?[field] != nil, "\(answer.text)")
            let kept = try await ana.api(.get, WorkoutFixture.path)
            #expect(try Self.sorted(kept) == Self.sorted(made))
        }
    }

    @Test("a body of a megabyte is too much, and nothing is made")
    func large() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let long = WorkoutFixture.body.replacing("Slowly.", with: String(repeating: "a", count: 1_048_576))
            #expect(try await ana.api(.post, "/workouts", long).status == .contentTooLarge)
            #expect((try await ana.api(.get, "/workouts").json()["workouts"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("an exercise is swapped for one of its alternatives, or left out for good")
    func swapped() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let (first, second) = (WorkoutFixture.ids(workout, "main")[0], WorkoutFixture.ids(workout, "main")[1])
            let list = try await ana.api(.get, "\(WorkoutFixture.path)/exercises/\(first)/alternatives").json()
            let alternatives = try #require(list["alternatives"] as? [WorkoutFixture.Object])
            let other = try #require(alternatives.last?["exerciseId"] as? String)
            #expect((alternatives.last?["reason"] as? String)?.isEmpty == false)
            let swap = "\(WorkoutFixture.path)/exercises/\(first)/swap"
            let unlike = try await ana.api(.post, swap, #"{"version": 1, "with": "\#(second)"}"#)
            #expect(unlike.status == .unprocessableContent)
            // A browser sees the page of the exercise again, with what else could take its place.
            let again = try await ana.post(swap, ["version": "1", "with": second])
            #expect(again.status == .unprocessableContent && again.text.contains("Choose one of its alternatives."))
            #expect(again.text.contains("What could take its place"))
            let swapped = try await ana.api(.post, swap, #"{"version": 1, "with": "\#(other)"}"#)
            #expect(swapped.status == .ok, "\(swapped.text)")
            #expect(WorkoutFixture.ids(try swapped.json(), "main")[0] == other)
            #expect(try await ana.api(.post, swap, #"{"version": 2}"#).status == .notFound)
            let exclusion = "\(WorkoutFixture.path)/exercises/\(second)/exclusion"
            #expect(try await ana.api(.post, exclusion, #"{"version": 1}"#).status == .conflict)
            let excluded = try await ana.api(.post, exclusion, #"{"version": 2}"#)
            #expect(excluded.status == .ok, "\(excluded.text)")
            #expect(!WorkoutFixture.ids(try excluded.json()).contains(second))
            let anew = try await ana.api(.post, "/workouts", WorkoutFixture.body.replacing("1c00", with: "1e00"))
            #expect(!WorkoutFixture.ids(try anew.json()).contains(second))
        }
    }

    @Test("what is swapped in gets its next weight from the log, as everything in the main part does")
    func swappedWeight() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let first = WorkoutFixture.ids(workout, "main")[0]
            let list = try await ana.api(.get, "\(WorkoutFixture.path)/exercises/\(first)/alternatives").json()
            let alternatives = try #require(list["alternatives"] as? [WorkoutFixture.Object])
            let other = try #require(alternatives.first?["exerciseId"] as? String)
            try await Self.lift(20, other, in: app)
            let swap = "\(WorkoutFixture.path)/exercises/\(first)/swap"
            let swapped = try await ana.api(.post, swap, #"{"version": 1, "with": "\#(other)"}"#)
            let item = try #require(WorkoutFixture.exercises(try swapped.json(), "main").first)
            #expect(item["exerciseId"] as? String == other)
            #expect((10...40).contains(try #require(item["kilograms"] as? Double)), "\(item)")
        }
    }

    @Test("what takes the place of something left out for good gets its next weight too")
    func replacedWeight() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let first = WorkoutFixture.ids(workout, "main")[0]
            let list = try await ana.api(.get, "\(WorkoutFixture.path)/exercises/\(first)/alternatives").json()
            let best = try #require((list["alternatives"] as? [WorkoutFixture.Object])?.first?["exerciseId"] as? String)
            try await Self.lift(20, best, in: app)
            let exclusion = "\(WorkoutFixture.path)/exercises/\(first)/exclusion"
            let excluded = try await ana.api(.post, exclusion, #"{"version": 1}"#)
            let item = try #require(WorkoutFixture.exercises(try excluded.json(), "main").first)
            #expect(item["exerciseId"] as? String == best && item["kilograms"] is Double, "\(item)")
        }
    }

    /// Adds two sets of twelve, four days ago, of the only member.
    private static func lift(_ kilograms: Double, _ exercise: Exercise.ID, in app: TestApp) async throws {
        let set = DoneSet(
            exercise: exercise,
            name: exercise,
            part: .main,
            reps: 12,
            kilograms: kilograms,
            seconds: nil,
            exertion: 6,
            doneAt: app.environment.now().addingTimeInterval(-4 * 86_400)
        )
        let activity = Activity(
            id: UUID().uuidString.lowercased(),
            day: CalendarDay(set.doneAt, in: .gmt),
            origin: .session,
            title: "Legs",
            startedAt: set.doneAt,
            seconds: 600,
            kilocalories: 60,
            way: .equivalents,
            sets: [set, set]
        )
        let owner = try #require(
            try await app.environment.database.rows("SELECT id FROM member") { try $0.integer(0) }.first
        )
        let store = ActivityStore(database: app.environment.database, owner: owner, energy: app.environment.energyLog)
        try await app.environment.database.write { _ = try store.add(activity, at: set.doneAt, in: $0) }
    }
}
