package import HealthMath

/// What a workout is made for; stable texts: they are stored.
///
/// Not `FitnessAim`, what a member wants of Spotter: the generator has a table of doses and shares for each goal, and to
/// keep one's weight or to feel better has none of its own.
package enum TrainingGoal: String, Sendable, Codable, CaseIterable {
    case muscle, strength, conditioning, athleticism
    case weightLoss = "weight-loss"

    /// Whether a workout's intensity means the effort of its sets rather than METs: strength and muscle.
    var isJudgedByEffort: Bool { self == .strength || self == .muscle }

    package var label: String {
        switch self {
        case .muscle: "Build muscle"
        case .strength: "Get stronger"
        case .conditioning: "Better stamina"
        case .athleticism: "Move like an athlete"
        case .weightLoss: "Lose weight"
        }
    }
}

extension TrainingGoal {
    /// The goal that serves what a member wants, until they choose another one for a workout.
    package init(_ aim: FitnessAim?) {
        self =
            switch aim {
            case .buildMuscle, .gainWeight: .muscle
            case .getStronger: .strength
            case .loseWeight: .weightLoss
            case .mobility: .athleticism
            case .stamina, .keepWeight, .feelBetter, nil: .conditioning
            }
    }
}
