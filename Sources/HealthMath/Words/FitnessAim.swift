/// The main aims that a member can choose from.
package enum FitnessAim: String, Sendable, Hashable, Codable, CaseIterable {
    case loseWeight = "lose-weight"
    case keepWeight = "keep-weight"
    case gainWeight = "gain-weight"
    case buildMuscle = "build-muscle"
    case getStronger = "get-stronger"
    case stamina
    case mobility
    case feelBetter = "feel-better"

    /// Whether training leads there before all else.
    package var isReachedByTraining: Bool {
        switch self {
        case .buildMuscle, .getStronger, .stamina, .mobility: true
        case .loseWeight, .keepWeight, .gainWeight, .feelBetter: false
        }
    }

    /// Whether training is part of the way there.
    package var isHelpedByTraining: Bool { self != .keepWeight }

    package var label: String {
        switch self {
        case .loseWeight: "Lose weight"
        case .keepWeight: "Keep my weight"
        case .gainWeight: "Gain weight"
        case .buildMuscle: "Build muscle"
        case .getStronger: "Get stronger"
        case .stamina: "Better stamina"
        case .mobility: "Move more easily"
        case .feelBetter: "Feel better"
        }
    }
}
