import Web

/// An exercise of a workout being edited.
struct EditLineView: Encodable, Sendable {
    let lineField: String
    let linePlace: String
    let lineName: String
    let lineExercise: String
    let linePhase: String
    let lineSets: FieldView
    /// Whether seconds are counted instead of repetitions.
    let lineIsTimed: Bool
    /// "Reps", "Seconds each side".
    let lineAmountLabel: String
    let lineAmount: FieldView
    let lineHasWeight: Bool
    let lineWeight: FieldView
    let lineUnit: String
    let lineRest: FieldView
    let lineComplaints: [String]

    init(
        _ line: WorkoutLine,
        at place: Int,
        of workout: Workout,
        for trainee: Trainee,
        unit: String,
        _ errors: FormErrors
    ) {
        let id = line.input["exerciseId"]
        let exercise = trainee.shelf.all[id]
        let item = workout.plan.items.first { $0.exercise == id }
        let sides = (item?.sides ?? exercise?.sides ?? false) ? " each side" : ""
        self.lineField = "exercises.\(place)"
        self.linePlace = String(place)
        self.lineName = item?.name ?? exercise?.name ?? "Exercise"
        self.lineExercise = id
        self.linePhase = line.part
        self.lineIsTimed = line.input.has("seconds")
        self.lineAmountLabel = (self.lineIsTimed ? "Seconds" : "Reps") + sides
        let field = { (name: String) in
            FieldView(value: line.input[name], complaints: errors["\(line.field).\(name)"])
        }
        self.lineSets = field("sets")
        self.lineAmount = field(self.lineIsTimed ? "seconds" : "reps")
        self.lineHasWeight = exercise?.weighted == true || !line.input["weight"].isEmpty
        self.lineWeight = field("weight")
        self.lineUnit = unit
        self.lineRest = field("restSeconds")
        self.lineComplaints = ["exerciseId", "phase", self.lineIsTimed ? "reps" : "seconds"]
            .flatMap { errors["\(line.field).\($0)"] }
    }
}
