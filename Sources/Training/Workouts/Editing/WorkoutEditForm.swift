import Web

/// A workout as edited: a page sends all its exercises in one list, a device by phases.
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

    private(set) var typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    /// Shows a workout as it is.
    init(_ workout: Workout, units: Units) {
        self.typed = Typed(["version": String(workout.version), "title": workout.title, "description": workout.about])
        let weight = LiftWeight(units)
        self.typed.set("unit", to: weight.name)
        var place = 0
        for phase in workout.plan.phases {
            for item in phase.items {
                self.typed.set("exercises", place, to: Typed(item, in: phase.part, weight))
                place += 1
            }
        }
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.typed.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        if self.typed["version"].isEmpty { errors.add("version", "Send the version you read.") }
        let title = self.typed.required("title", max: WorkoutLimits.title, "Give it a title.", into: &errors)
        let about = self.typed.text("description", max: WorkoutLimits.about, into: &errors)
        let lines = self.lines
        if lines.count > WorkoutLimits.exercises {
            errors.add("exercises", "\(WorkoutLimits.exercises) exercises are enough for one workout.")
            return nil
        }
        let weight = LiftWeight(name: self.typed["unit"])
        let values = lines.compactMap { $0.validate(weight, into: &errors) }
        if !lines.contains(where: { $0.part == WorkoutPart.main.rawValue }) {
            let field = self.typed.has("phases") ? "phases" : "exercises"
            errors.add(field, "A workout needs at least one exercise between warm-up and cool-down.")
        }
        for phase in self.typed.items("phases") where WorkoutPart(rawValue: phase.typed["name"]) == nil {
            errors.add("phases.\(phase.place).name", "Say warmUp, main or coolDown.")
        }
        guard let version, errors.isEmpty else { return nil }
        return Values(version: Int64(version), title: title, about: about, lines: values)
    }

    /// In the order they are done.
    var lines: [WorkoutLine] {
        let listed = self.typed.items("exercises").map {
            WorkoutLine(field: "exercises.\($0.place)", part: $0.typed["phase"], typed: $0.typed)
        }
        let phased = self.typed.items("phases").flatMap { phase in
            phase.typed.items("exercises").map {
                WorkoutLine(
                    field: "phases.\(phase.place).exercises.\($0.place)",
                    part: phase.typed["name"],
                    typed: $0.typed
                )
            }
        }
        let lines = listed + phased
        let known = WorkoutPart.allCases.map(\.rawValue)
        return known.flatMap { part in lines.filter { $0.part == part } } + lines.filter { !known.contains($0.part) }
    }

    /// What a device sent instead of what is: a phase it names is replaced as a whole, one it doesn't stays.
    func changed(by sent: WorkoutEditForm) -> WorkoutEditForm {
        let phases = sent.typed.items("phases").map { $0.typed["name"] }
        let replaced = Set(sent.typed.has("phases") && phases.isEmpty ? WorkoutPart.allCases.map(\.rawValue) : phases)
        var changed = self
        changed.typed.removeItems("exercises")
        for (place, typed) in self.typed.items("exercises") where !replaced.contains(typed["phase"]) {
            changed.typed.set("exercises", place, to: typed)
        }
        changed.typed.add(sent.typed)
        return changed
    }
}

extension Typed {
    /// An item of a plan as its fields hold it.
    init(_ item: WorkoutItem, in part: WorkoutPart, _ weight: LiftWeight) {
        self.init([
            "exerciseId": item.exercise, "phase": part.rawValue, "sets": String(item.sets),
            "restSeconds": String(item.restSeconds),
        ])
        if let reps = item.reps { self.set("reps", to: String(reps)) }
        if let seconds = item.seconds { self.set("seconds", to: String(seconds)) }
        if let kilograms = item.kilograms { self.set("weight", to: weight.typed(kilograms)) }
    }
}
