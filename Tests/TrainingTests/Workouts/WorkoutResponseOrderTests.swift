import Members
import Testing
import Web

@testable import Training

@Suite("A workout as a device reads it")
struct WorkoutResponseOrderTests {
    private static let lifts = [SampleWorkout.squat, SampleWorkout.press]

    private static let workout = {
        var plan = SampleWorkout.plan
        plan.phases[0].items += Self.lifts.map { lift in
            var item = SampleWorkout.item(lift, sets: 2, reps: 6)
            item.role = .rampUp
            return item
        }
        plan.phases[1].items = Self.lifts.map { SampleWorkout.item($0) }
        return SampleWorkout.workout(plan)
    }()

    @Test("has each lift's ramp-up right before it, as the page has")
    func order() {
        let phases = WorkoutResponse(Self.workout, tellsHealth: true).phases
        #expect(
            phases.map { $0.exercises.map { $0.role == .rampUp } } == [[false, true], [false, true, false], [false]]
        )
        #expect(phases[1].exercises.map(\.exerciseId) == ["goblet-squat", "floor-press", "floor-press"])
    }

    @Test("keeps its ramp-ups, each once, when it sends a phase back as it read it", arguments: WorkoutPart.allCases)
    func sentBack(part: WorkoutPart) throws {
        var read = Self.workout
        read.plan = Self.workout.plan.inOrderOfWork
        let now = WorkoutEditForm(read, units: .metric)
        var sent = FormInput(["version": "1"])
        sent.set("phases", 0, to: FormInput(["name": part.rawValue]))
        var place = 0
        for (_, input) in now.input.items("exercises") where input["phase"] == part.rawValue {
            for name in ["exerciseId", "sets", "reps", "seconds", "restSeconds", "role"] where input.has(name) {
                sent.set("phases.0.exercises.\(place).\(name)", to: input[name])
            }
            place += 1
        }
        let lines = now.changed(by: WorkoutEditForm(input: sent)).lines
        let kept = lines.map { "\($0.part) \($0.input["exerciseId"]) \($0.input["role"])" }
        let expected = [
            "warmUp march-in-place ", "warmUp goblet-squat ramp-up", "warmUp floor-press ramp-up", "main goblet-squat ",
            "main floor-press ", "coolDown thigh-stretch ",
        ]
        #expect(kept.sorted() == expected.sorted())
    }
}
