import Members
import Support
import Testing
import Web

@testable import Training

struct WorkoutEditFormTests {
    private let form = WorkoutEditForm(SampleWorkout.workout(), units: .metric)

    private func complaints(_ change: [String: String]) -> FormErrors {
        var input = self.form.input
        for (name, value) in change { input.set(name, to: value) }
        guard let errors = WorkoutEditForm(input).complaints else { return FormErrors() }
        return errors
    }

    /// What a page shows after a button was tapped.
    private func tapped(_ name: String, _ place: Int) -> [String] {
        var input = self.form.input
        input.set(name, to: String(place))
        var draft = WorkoutDraftForm(input)
        draft.arrange()
        return draft.lines.map { "\($0.part) \($0.input["exerciseId"])" }
    }

    @Test(
        "numbers of supersets that no form of ours sends stand for none",
        arguments: ["-5", "0", "\(Int.max)", "\(Int.min)"]
    )
    func superset(_ number: String) {
        var input = self.form.input
        for place in 0...2 { input.set("exercises.\(place).superset", to: number) }
        input.set("join", to: "1")
        var draft = WorkoutDraftForm(input)
        draft.arrange()
        #expect(draft.lines.allSatisfy { WorkoutDraftForm.Line(input: $0.input).superset ?? 1 == 1 })
        #expect(Superset.mark(Int(number) ?? 0, place: 0) == "A1")
    }

    @Test("a workout shown and sent back is the same")
    func same() throws {
        let values = try self.form.values()
        #expect(values.version == 1 && values.title == "Legs" && values.about == "For Saturdays.")
        #expect(values.lines.map(\.exercise) == SampleWorkout.plan.items.map(\.exercise))
        #expect(values.lines.map(\.part) == [.warmUp, .main, .coolDown])
        #expect(values.lines.map(\.sets) == [1, 3, 2])
        #expect(values.lines.map(\.seconds) == [120, nil, 30] && values.lines.map(\.reps) == [nil, 10, nil])
    }

    @Test(
        "incomplete and impossible numbers are refused in words, beside their field",
        arguments: [
            ("exercises.1.sets", "", "Say how many sets."),
            ("exercises.1.sets", "0", "Say how many sets, from 1 to 20."),
            ("exercises.1.reps", "", "Say how many repetitions."),
            ("exercises.1.reps", "10000", "Say how many repetitions, from 1 to 200."),
            ("exercises.1.reps", "ten", "Say how many repetitions, from 1 to 200."),
            ("exercises.0.seconds", "", "Say how many seconds."),
            ("exercises.0.seconds", "99999", "Say how many seconds, from 5 to 7,200."),
            ("exercises.1.seconds", "30", "Say repetitions or seconds, not both."),
            ("exercises.1.weight", "heavy", "Type a weight from 0.5 kg to 500 kg."),
            ("exercises.1.weight", "600", "Type a weight from 0.5 kg to 500 kg."),
            ("exercises.1.kilograms", "-4", "Type kilograms from 0.5 to 500."),
            ("exercises.1.restSeconds", "901", "Say how many seconds of rest, from 0 to 900."),
            ("exercises.1.exerciseId", "", "Choose an exercise."),
            ("title", "", "Give it a title."), ("version", "", "Send the version you read."),
        ]
    )
    func refused(field: String, value: String, words: String) {
        #expect(self.complaints([field: value])[field] == [words])
    }

    @Test("a workout of nothing but its frame is refused")
    func empty() {
        #expect(self.complaints(["exercises.1.phase": "warmUp"])["exercises"].count == 1)
        #expect(self.complaints(["exercises.1.phase": "lunch"])["exercises.1.phase"].count == 1)
    }

    @Test("weights are typed in pounds by those who think in pounds")
    func pounds() throws {
        var workout = SampleWorkout.workout()
        workout.plan.phases[1].items[0].kilograms = 20
        let form = WorkoutEditForm(workout, units: .imperial)
        #expect(form.input["unit"] == "lb" && form.input.items("exercises")[1].input["weight"] == "44.1")
        let kilograms = try #require(try form.values().lines[1].kilograms)
        #expect(abs(kilograms - 20) < 0.01)
    }

    @Test("an exercise moves up, down, over into the next part, and out")
    func moving() {
        let sample = ["warmUp march-in-place", "main goblet-squat", "coolDown thigh-stretch"]
        #expect(self.tapped("up", 0) == sample)
        #expect(self.tapped("up", 1) == ["warmUp march-in-place", "warmUp goblet-squat", "coolDown thigh-stretch"])
        #expect(self.tapped("down", 1) == ["warmUp march-in-place", "coolDown goblet-squat", "coolDown thigh-stretch"])
        #expect(self.tapped("down", 2) == sample)
        #expect(self.tapped("drop", 1) == ["warmUp march-in-place", "coolDown thigh-stretch"])
        #expect(self.tapped("drop", 9) == sample)
        #expect(self.tapped("up", Int.min) == sample)
    }

    @Test("two exercises of a part change places")
    func places() {
        var draft = WorkoutDraftForm(self.form.input)
        draft.add(SampleWorkout.item(SampleWorkout.stretch, reps: nil, seconds: 20), in: .main)
        #expect(draft.lines.map { $0.input["exerciseId"] }[2] == "thigh-stretch")
        var input = draft.input
        input.set("up", to: "2")
        draft = WorkoutDraftForm(input)
        draft.arrange()
        #expect(
            draft.lines.filter { $0.part == "main" }.map { $0.input["exerciseId"] } == [
                "thigh-stretch", "goblet-squat",
            ]
        )
    }

    @Test("of a device's phases those that it names are replaced, others stay")
    func phases() throws {
        var sent = FormInput(["phases": "1", "phases.0.name": "main", "phases.0.exercises": "1", "version": "1"])
        for (name, value) in ["exerciseId": "goblet-squat", "sets": "5", "reps": "5"] {
            sent.set("phases.0.exercises.0.\(name)", to: value)
        }
        let changed = self.form.changed(by: WorkoutEditForm(sent))
        let values = try changed.values()
        #expect(values.lines.map(\.sets) == [1, 5, 2])
        #expect(values.lines[1].field == "phases.0.exercises.0")
    }

    @Test("a device can't empty a workout", arguments: [["phases": "0"], ["phases": "1", "phases.0.name": "main"]])
    func emptied(sent: [String: String]) throws {
        let changed = self.form.changed(by: WorkoutEditForm(FormInput(sent)))
        let errors = try #require(throws: FormErrors.self) { try changed.values() }
        #expect(errors["phases"].count == 1)
    }
}
