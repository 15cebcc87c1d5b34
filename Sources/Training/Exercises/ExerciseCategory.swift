/// What kind of training an exercise is; stable texts: they are stored.
enum ExerciseCategory: String, Sendable, Codable, CaseIterable {
    case cardio, strength, flexibility, yoga, balance

    var label: String {
        switch self {
        case .cardio: "Cardio"
        case .strength: "Strength"
        case .flexibility: "Flexibility"
        case .yoga: "Yoga"
        case .balance: "Balance"
        }
    }
}
