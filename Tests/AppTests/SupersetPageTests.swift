import HTTPTypes
import HummingbirdTesting
import Testing

/// Exercises that are done in turn, on pages and in the API.
struct SupersetPageTests {
    private static let body = WorkoutFixture.body.replacing("\"seed\": 7", with: "\"seed\": 7, \"goal\": \"muscle\"")

    /// The numbers of the supersets of a workout's main part; 0 for an exercise that stands alone.
    private static func numbers(_ workout: WorkoutFixture.Object) -> [Int] {
        WorkoutFixture.exercises(workout, "main").map { $0["superset"] as? Int ?? 0 }
    }

    @Test("half an hour for muscle has some, which pages show as coaches write them")
    func shown() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", Self.body).json()
            let numbers = Self.numbers(workout)
            #expect(numbers.contains(1))
            let first = try #require(numbers.firstIndex(of: 1))
            #expect(WorkoutFixture.exercises(workout, "main")[first]["restSeconds"] as? Int == 15)
            let page = try await ana.get(WorkoutFixture.path)
            for words in ["Superset: a set of each in turn, then rest", ">A1<", ">A2<"] {
                #expect(page.text.contains(words), "\(words)")
            }
            let edit = try await ana.get(WorkoutFixture.path + "/edit")
            for words in ["Undo superset", "Superset with the next", "Change (s)", ">A1<", ".superset\" value=\"1\""] {
                #expect(edit.text.contains(words), "\(words)")
            }
        }
    }

    @Test("a session shows both side by side, and marks the one that is due")
    func session() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.post, "/workouts", Self.body)
            let started = try await ana.post(WorkoutFixture.path + "/sessions")
            let page = try await ana.get(try #require(started.headers[.location]))
            #expect(page.text.contains("Superset: a set of each in turn") && page.text.contains("Set 1 of"))
            let path = try #require(started.headers[.location])
            let session = try await ana.api(.get, path).json()
            let exercises = try #require(session["exercises"] as? [WorkoutFixture.Object])
            #expect(exercises.contains { $0["superset"] as? Int == 1 })
        }
    }

    @Test("a device makes and parts them; what isn't sound stands alone")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = try await ana.api(.post, "/workouts", WorkoutFixture.body).json()
            let main = WorkoutFixture.exercises(workout, "main")
            #expect(Self.numbers(workout).allSatisfy { $0 == 0 })
            func sent(_ version: Int, _ numbers: [Int]) -> String {
                let exercises = main.enumerated().map { place, item in
                    let amount = item["reps"].map { "\"reps\": \($0)" } ?? "\"seconds\": \(item["seconds"] ?? 30)"
                    let superset = numbers[place] == 0 ? "" : ", \"superset\": \(numbers[place])"
                    return "{\"exerciseId\": \"\(item["exerciseId"] ?? "")\", \"sets\": 3, \(amount)\(superset)}"
                }
                return """
                    {"version": \(version), "phases": [{"name": "main", "exercises": [\(exercises.joined(separator: ", "))]}]}
                    """
            }
            let none = [Int](repeating: 0, count: main.count)
            var pair = none
            (pair[0], pair[1]) = (9, 9)
            let paired = try await ana.api(.patch, WorkoutFixture.path, sent(1, pair)).json()
            #expect(Self.numbers(paired).prefix(2) == [1, 1])
            (pair[0], pair[1]) = (4, 5)
            #expect(Self.numbers(try await ana.api(.patch, WorkoutFixture.path, sent(2, pair)).json()) == none)
            pair[0] = 61
            #expect(try await ana.api(.patch, WorkoutFixture.path, sent(3, pair)).status == .unprocessableContent)
        }
    }
}
