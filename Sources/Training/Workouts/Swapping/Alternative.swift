/// An exercise that may replace another, and why.
struct Alternative: Sendable {
    let exercise: Exercise
    let reason: String

    init(_ exercise: Exercise, to original: Exercise) {
        self.exercise = exercise
        let shared = exercise.muscles.filter(original.muscles.contains).map { $0.label.lowercased() }
        let muscles = shared.isEmpty ? "" : "the same muscles: \(shared.joined(separator: ", "))"
        let isSame = exercise.pattern == original.pattern && exercise.pattern.isOneMovement && !shared.isEmpty
        if isSame {
            self.reason = "The same movement, \(muscles)."
        } else {
            self.reason =
                muscles.isEmpty
                ? "It fits in the same place." : muscles.prefix(1).uppercased() + muscles.dropFirst() + "."
        }
    }
}

extension MovementPattern {
    /// Whether all of it moves alike: a climb and a march are both steady and yet not the same movement.
    fileprivate var isOneMovement: Bool {
        switch self {
        case .squat, .hinge, .lunge, .pushAcross, .pushUp, .pullAcross, .pullDown, .carry: true
        case .brace, .trunk, .isolation, .steady, .burst, .balance, .mobility, .stretch: false
        }
    }
}
