import Web

/// A workout under edit: its form, and a change to its list of exercises.
struct WorkoutDraftForm: Form {
    static let fields = WorkoutEditForm.fields.merging(
        ["q": .text, "add": .text, "drop": .text, "up": .text, "down": .text, "join": .text, "separate": .text]
    ) { kept, _ in kept }
    static let longest = 100

    private(set) var input: FormInput

    func validate(into errors: inout FormErrors) -> Void? { () }

    var lines: [WorkoutLine] { WorkoutEditForm(self.input).lines }

    /// The words of a search; empty when an exercise is being added.
    var query: String { self.input["add"].isEmpty ? String(self.input["q"].prefix(Self.longest)) : "" }

    /// Puts an exercise at the end of its part, unless there are too many.
    mutating func add(_ item: WorkoutItem, in part: WorkoutPart) {
        var lines = self.lines.map(\.input)
        guard lines.count < WorkoutLimits.exercises else { return }
        lines.append(FormInput(item, in: part, LiftWeight(name: self.input["unit"])))
        self.set(lines)
    }

    /// Applies the button that was tapped: removes an exercise, moves it up or down, or makes or parts a superset with the
    /// next.
    mutating func arrange() {
        var lines = self.lines.map { Line(input: $0.input) }
        let (input, places) = (self.input, lines.indices)
        let place = { (button: String) in Int(input[button]).flatMap { places.contains($0) ? $0 : nil } }
        if let place = place("drop") {
            lines.takeOut(place)
        } else if let place = place("up") {
            Self.move(place, by: -1, in: &lines)
        } else if let place = place("down") {
            Self.move(place, by: 1, in: &lines)
        } else if let place = place("join"), lines.canJoin(place), lines[place...place + 1].allSatisfy(\.isMain) {
            lines.join(place)
        } else if let place = place("separate") {
            lines.separate(after: place)
        }
        self.set(lines.map(\.input))
    }

    /// Moves a line; past the end of its part it goes to the next part.
    private static func move(_ place: Int, by step: Int, in lines: inout [Line]) {
        let other = place + step
        let parts = WorkoutPart.allCases.map(\.rawValue)
        let phase = lines[place].input["phase"]
        if lines.indices.contains(other), lines[other].input["phase"] == phase {
            lines.move(place, by: step)
        } else if let part = parts.firstIndex(of: phase), parts.indices.contains(part + step) {
            lines.leave(place)
            lines[place].input.set("phase", to: parts[part + step])
        }
    }

    /// A line as it stands in a superset.
    struct Line: SupersetMember {
        var input: FormInput

        var superset: Int? {
            get { Int(self.input["superset"]).flatMap { WorkoutLimits.supersets.contains($0) ? $0 : nil } }
            set { self.input.set("superset", to: newValue.map(String.init) ?? "") }
        }

        /// An unreadable number counts as none, and stays as it was typed while nothing else is to stand there.
        var restSeconds: Int {
            get { Int(self.input["restSeconds"]) ?? 0 }
            set { if newValue != self.restSeconds { self.input.set("restSeconds", to: String(newValue)) } }
        }

        var isMain: Bool { self.input["phase"] == WorkoutPart.main.rawValue }
    }

    /// Numbers the lines anew, in the order of the parts.
    private mutating func set(_ lines: [FormInput]) {
        self.input.removeItems("exercises")
        for (place, line) in lines.enumerated() { self.input.set("exercises", place, to: line) }
        let ordered = self.lines.map(\.input)
        self.input.removeItems("exercises")
        for (place, line) in ordered.enumerated() { self.input.set("exercises", place, to: line) }
    }
}
