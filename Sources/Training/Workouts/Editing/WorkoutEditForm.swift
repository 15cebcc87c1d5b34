import Members
import Web

/// The edit of a workout: a page sends all exercises in one list, a device sends them by phases.
struct WorkoutEditForm: Form {
    static let fields: [String: FieldKind] = [
        "version": .number, "title": .text, "description": .lines, "unit": .text,
        "exercises": .items(WorkoutLine.fields.merging(["phase": .text, "weight": .number]) { kept, _ in kept }),
        "phases": .items(["name": .text, "seconds": .number, "exercises": .items(WorkoutLine.fields)]),
    ]

    struct Values: Sendable {
        let version: Int64
        let title: String
        let about: String
        let lines: [WorkoutLine.Values]
    }

    private(set) var input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        if self.input["version"].isEmpty { errors.add("version", "Send the version you read.") }
        let title = self.input.required("title", max: WorkoutLimits.title, "Give it a title.", into: &errors)
        let about = self.input.text("description", max: WorkoutLimits.about, into: &errors)
        let lines = self.lines
        if lines.count > WorkoutLimits.exercises {
            errors.add("exercises", "\(WorkoutLimits.exercises) exercises are enough for one workout.")
            return nil
        }
        let weight = LiftWeight(name: self.input["unit"])
        let values = lines.compactMap { $0.validate(weight, into: &errors) }
        if !lines.contains(where: { $0.part == WorkoutPart.main.rawValue }) {
            let field = self.input.has("phases") ? "phases" : "exercises"
            errors.add(field, "A workout needs at least one exercise between warm-up and cool-down.")
        }
        for phase in self.input.items("phases") where WorkoutPart(rawValue: phase.input["name"]) == nil {
            errors.add("phases.\(phase.place).name", "Say warmUp, main or coolDown.")
        }
        guard let version, errors.isEmpty else { return nil }
        return Values(version: Int64(version), title: title, about: about, lines: values)
    }

    /// The lines in the order of the workout.
    var lines: [WorkoutLine] {
        let listed = self.input.items("exercises").map {
            WorkoutLine(
                field: "exercises.\($0.place)",
                part: Self.part($0.input["phase"], of: $0.input),
                input: $0.input
            )
        }
        let phased = self.input.items("phases").flatMap { phase in
            phase.input.items("exercises").map {
                WorkoutLine(
                    field: "phases.\(phase.place).exercises.\($0.place)",
                    part: Self.part(phase.input["name"], of: $0.input),
                    input: $0.input
                )
            }
        }
        let lines = listed + phased
        let known = WorkoutPart.allCases.map(\.rawValue)
        return known.flatMap { part in lines.filter { $0.part == part } } + lines.filter { !known.contains($0.part) }
    }

    /// Returns the part in which an exercise is kept: ramp-up sets are warming up, though a device reads them before
    /// their lift.
    private static func part(_ typed: String, of input: FormInput) -> String {
        let isRampUp = input["role"] == WorkoutItem.Role.rampUp.rawValue && typed == WorkoutPart.main.rawValue
        return isRampUp ? WorkoutPart.warmUp.rawValue : typed
    }

    /// Returns the form with what a device sent: a phase that it names is replaced as a whole, others stay.
    func changed(by sent: WorkoutEditForm) -> WorkoutEditForm {
        let phases = sent.input.items("phases").map { $0.input["name"] }
        let replaced = Set(sent.input.has("phases") && phases.isEmpty ? WorkoutPart.allCases.map(\.rawValue) : phases)
        var changed = self
        changed.input.removeItems("exercises")
        for (place, input) in self.input.items("exercises") where !replaced.contains(input["phase"]) {
            changed.input.set("exercises", place, to: input)
        }
        changed.input.add(sent.input)
        return changed
    }
}

extension WorkoutEditForm {
    /// Fills the form from a workout.
    init(_ workout: Workout, units: Units) {
        self.input = FormInput([
            "version": String(workout.version), "title": workout.title, "description": workout.about,
        ])
        let weight = LiftWeight(units)
        self.input.set("unit", to: weight.name)
        var place = 0
        for phase in workout.plan.phases {
            for item in phase.items {
                self.input.set("exercises", place, to: FormInput(item, in: phase.part, weight))
                place += 1
            }
        }
    }
}

extension FormInput {
    /// Creates the form fields of a plan's item.
    init(_ item: WorkoutItem, in part: WorkoutPart, _ weight: LiftWeight) {
        self.init([
            "exerciseId": item.exercise, "phase": part.rawValue, "sets": String(item.sets),
            "restSeconds": String(item.restSeconds),
        ])
        if let reps = item.reps { self.set("reps", to: String(reps)) }
        if let seconds = item.seconds { self.set("seconds", to: String(seconds)) }
        if let kilograms = item.kilograms { self.set("weight", to: weight.typed(kilograms)) }
        if let superset = item.superset { self.set("superset", to: String(superset)) }
        if let role = item.role { self.set("role", to: role.rawValue) }
    }
}
