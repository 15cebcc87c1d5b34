import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App
@testable import Training

/// Sets of an activity, logged without a workout or corrected after one.
struct ActivitySetsTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d12"
    private static let squats = """
        {"requestId": "\(id)", "exerciseId": "barbell-squat", "sets": [\
        \((1...5).map { _ in #"{"reps": 5, "kilograms": 100}"# }.joined(separator: ", "))]}
        """

    @Test("sets are logged before height and weight are known, and their energy is said to be unknown")
    func withoutBody() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let logged = try await ana.api(.post, "/activities", Self.squats)
            #expect(logged.status == .created, "\(logged.text)")
            let activity = try logged.json()
            #expect(activity["kcal"] is NSNull && activity["workingSets"] as? Int == 5)
            #expect(activity["volumeKg"] as? Double == 2_500)
            let page = try await ana.get("/activities/\(Self.id)").text
            #expect(page.contains("Its energy is unknown") && !page.contains("It stands in your diary"))
        }
    }

    @Test("a run is kept before height and weight are known, also by its distance and pace")
    func runWithoutBody() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let fields = [
                "requestId": Self.id, "exerciseId": "easy-jog", "distanceKm": "5.2", "pace": "5:30",
                "distanceUnit": "km",
            ]
            #expect(try await ana.post("/activities", fields).status == .seeOther)
            let run = try await ana.api(.get, "/activities/\(Self.id)").json()
            #expect(run["kcal"] is NSNull && run["metres"] as? Double == 5_200 && run["seconds"] as? Double == 1_716)
            let page = try await ana.get("/activities/\(Self.id)").text
            #expect(page.contains("Its energy is unknown") && page.contains(#"href="/me/body""#))
        }
    }

    @Test("correcting names the exercise of each set, and counts its sets")
    func named() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let walk = #"{"requestId": "\#(Self.id)", "exerciseId": "barbell-squat", "sets": ["#
            let sets = #"{"reps": 5}, {"reps": 6}, {"exerciseId": "push-up", "reps": 7}]}"#
            #expect(try await ana.api(.post, "/activities", walk + sets).status == .created)
            let page = try await ana.get("/activities/\(Self.id)").text
            let squat = try #require(app.environment.exercises["barbell-squat"]?.name)
            let push = try #require(app.environment.exercises["push-up"]?.name)
            #expect(page.contains(#"<p class="set-heading">\#(squat)</p>"#))
            #expect(page.contains(#"<p class="set-heading">\#(push)</p>"#))
            for label in ["Set 1, \(squat)", "Set 2, \(squat)", "Set 1, \(push)"] {
                #expect(page.contains(#"aria-label="\#(label)""#), "\(label)")
            }
            let fields = [
                "version": "1", "sets.0.exerciseId": "barbell-squat", "sets.0.reps": "5",
                "sets.1.exerciseId": "barbell-squat", "sets.1.reps": "0",
            ]
            let wrong = try await ana.post("/activities/\(Self.id)", fields)
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("\(squat), set 2: Type 1 to 1,000 repetitions."))
        }
    }
}
