import Foundation
import HealthMath
import Members
import Testing
import Web

@testable import Training

@Suite("How far something went, said in a session")
struct SessionDistanceTests {
    private let catalogue: ExerciseCatalogue

    init() throws { self.catalogue = try MadePlans.catalogue.get() }

    /// A session of a warm-up walk, a run of twenty minutes and what comes after it.
    private func session(after others: [String] = ["easy-walk"]) throws -> TrainingSession {
        let item = { (id: String, seconds: Int) in
            let exercise = try #require(self.catalogue[id])
            return WorkoutItem(
                exercise: exercise,
                at: try #require(exercise.usualPace),
                sets: 1,
                reps: nil,
                seconds: seconds,
                restSeconds: 0,
                reason: "It does you good."
            )
        }
        let phases = [
            WorkoutPlan.Phase(part: .warmUp, items: [try item("brisk-walk", 300)]),
            WorkoutPlan.Phase(part: .main, items: [try item("easy-jog", 1_200)]),
            WorkoutPlan.Phase(part: .coolDown, items: try others.map { try item($0, 30) }),
        ]
        var state = SessionState(phases)
        _ = state.apply(SessionEvent(id: "start", at: 0, kind: .start))
        let script = SessionScript(title: "Easy run", phases: phases, body: nil)
        return TrainingSession(id: "", workout: "", day: .first, script: script, state: state)
    }

    private func done(_ exercise: Int, in session: inout TrainingSession) {
        let at = Int64(exercise * 1_000)
        _ = session.state.apply(
            SessionEvent(id: "done-\(exercise)", at: at, kind: .completeSet, exercise: exercise, set: "1")
        )
        _ = session.state.apply(SessionEvent(id: "next-\(exercise)", at: at + 1, kind: .next, exercise: exercise))
    }

    @Test("is asked once the run is left, not of the walk before it, and no longer than the cool-down lasts")
    func asked() throws {
        var session = try self.session(after: Array(repeating: "standing-quad-stretch", count: 8))
        let asked = { (session: TrainingSession) in session.asksDistance(knowing: self.catalogue) }
        #expect(asked(session) == nil)
        self.done(1, in: &session)
        #expect(asked(session) == nil)
        self.done(2, in: &session)
        #expect(asked(session) == 1)
        for exercise in 3...7 { self.done(exercise, in: &session) }
        #expect(asked(session) == 1)
        self.done(8, in: &session)
        #expect(asked(session) == nil)
    }

    @Test("stands in the field in the member's unit")
    func field() throws {
        var session = try self.session()
        self.done(1, in: &session)
        self.done(2, in: &session)
        let before = SessionDistanceView(session, knowing: self.catalogue, units: .imperial)
        #expect(before.asksDistance && before.distance.isEmpty && before.distanceButton == "Save")
        #expect(before.distanceExercise == "2" && before.distanceSet == "1" && before.distanceOf == "Easy run")
        var said = SessionEvent(id: "said", at: 9_000, kind: .changeSet, exercise: 2, set: "1")
        said.metres = 3_218.688
        #expect(session.state.apply(said) == .applied)
        let after = SessionDistanceView(session, knowing: self.catalogue, units: .imperial)
        #expect(after.distance == "2" && after.distanceUnit == "mi" && after.distanceButton == "Change")
        #expect(session.ways.map { $0.text(in: .metric) } == ["3.2 km, 6:13 min/km"])
    }

    @Test("is read in kilometres, miles and metres, and refused beyond what anybody goes")
    func read() throws {
        func metres(_ fields: [String: String]) throws -> Double? {
            let event = ["requestId": UUID().uuidString, "kind": "changeSet", "exercise": "2", "set": "1"]
            let form = SessionEventsForm(FormInput(event.merging(fields) { $1 }))
            return try form.values().events(at: .now)[0].metres
        }
        #expect(try metres(["distance": "5,2"]) == 5_200)
        #expect(try metres(["distance": "2", "distanceUnit": "mi"]) == 3_218.688)
        #expect(try metres(["metres": "850"]) == 850)
        #expect(try metres([:]) == nil)
        for wrong in [["distance": "501"], ["distance": "-1"], ["metres": "500001"], ["distance": "far"]] {
            #expect(throws: FormErrors.self) { try metres(wrong) }
        }
    }
}
