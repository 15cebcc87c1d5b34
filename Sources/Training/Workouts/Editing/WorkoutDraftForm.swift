import Web

/// A workout under edit: its form, and a change to its list of exercises.
struct WorkoutDraftForm: Form {
    static let fields = WorkoutEditForm.fields.merging(
        ["q": .text, "add": .text, "drop": .text, "up": .text, "down": .text]
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

    /// Applies the button that was tapped: removes an exercise, or moves it up or down.
    mutating func arrange() {
        var lines = self.lines.map(\.input)
        if let place = Int(self.input["drop"]), lines.indices.contains(place) {
            lines.remove(at: place)
        } else if let place = Int(self.input["up"]), lines.indices.contains(place) {
            Self.move(place, by: -1, in: &lines)
        } else if let place = Int(self.input["down"]), lines.indices.contains(place) {
            Self.move(place, by: 1, in: &lines)
        }
        self.set(lines)
    }

    /// Moves a line; past the end of its part it goes to the next part.
    private static func move(_ place: Int, by step: Int, in lines: inout [FormInput]) {
        let other = place + step
        let parts = WorkoutPart.allCases.map(\.rawValue)
        if lines.indices.contains(other), lines[other]["phase"] == lines[place]["phase"] {
            lines.swapAt(place, other)
        } else if let part = parts.firstIndex(of: lines[place]["phase"]), parts.indices.contains(part + step) {
            lines[place].set("phase", to: parts[part + step])
        }
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
