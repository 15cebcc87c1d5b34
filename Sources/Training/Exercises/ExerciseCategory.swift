/// The kinds of training; the raw texts are stored, so they never change.
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
