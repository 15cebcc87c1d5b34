/// What a member trains for; stable texts: they are stored.
package enum TrainingGoal: String, Sendable, Codable, CaseIterable {
    case muscle, strength, conditioning, athleticism
    case weightLoss = "weight-loss"

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
