/// What kind of training an exercise is; stable texts: they are stored.
package enum ExerciseCategory: String, Sendable, Codable, CaseIterable {
    case cardio, strength, flexibility, yoga, balance

    package var label: String {
        switch self {
        case .cardio: "Cardio"
        case .strength: "Strength"
        case .flexibility: "Flexibility"
        case .yoga: "Yoga"
        case .balance: "Balance"
        }
    }
}
