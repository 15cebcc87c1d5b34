package import HealthMath

/// What a workout is made for; stable texts: they are stored.
///
/// Not `FitnessAim`, what a member wants of Spotter: the generator has a table of doses and shares for each goal, and to
/// keep one's weight or to feel better has none of its own.
package enum TrainingGoal: String, Sendable, Codable, CaseIterable {
    case muscle, strength, conditioning, athleticism
    case weightLoss = "weight-loss"
    case mobility

    /// Whether its workouts are lifting, so that METs only count their energy.
    var isLifting: Bool { self == .strength || self == .muscle }
    /// Whether a workout's intensity means effort rather than METs: how near the end of a set is, how fast a jump.
    ///
    /// An athlete's steady exercise still stays at the METs asked for.
    var isJudgedByEffort: Bool { self.isLifting || self == .athleticism || self == .mobility }

    package var label: String {
        switch self {
        case .muscle: "Build muscle"
        case .strength: "Get stronger"
        case .conditioning: "Better stamina"
        case .athleticism: "Move like an athlete"
        case .weightLoss: "Lose weight"
        case .mobility: "Move more easily"
        }
    }
}

extension TrainingGoal {
    /// Chooses the goal that serves what a member wants, until they choose another one for a workout.
    package init(_ aim: FitnessAim?) {
        self =
            switch aim {
            case .buildMuscle, .gainWeight: .muscle
            case .getStronger: .strength
            case .loseWeight: .weightLoss
            case .mobility: .mobility
            case .stamina, .keepWeight, .feelBetter, nil: .conditioning
            }
    }
}
