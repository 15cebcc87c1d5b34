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
    /// The number of its superset; empty where it stands alone.
    let lineSuperset: String
    /// "A1" in a superset.
    let lineMark: String
    /// Whether the next is done in turn with it.
    let lineIsFollowed: Bool
    /// Whether it may be done in turn with the next.
    let lineCanJoin: Bool

    init(
        _ line: WorkoutLine,
        at place: Int,
        among lines: [WorkoutDraftForm.Line],
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
        let block = lines.superset(around: place)
        let number = block.count > 1 ? lines[place].superset : nil
        self.lineSuperset = number.map(String.init) ?? ""
        self.lineMark = number.map { Superset.mark($0, place: place - block.lowerBound) } ?? ""
        self.lineIsFollowed = block.contains(place + 1)
        self.lineCanJoin = lines.canJoin(place) && lines[place...place + 1].allSatisfy(\.isMain)
    }
}
