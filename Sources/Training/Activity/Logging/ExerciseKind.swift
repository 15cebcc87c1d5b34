/// The kinds of exercise to choose from when logging.
enum ExerciseKind: String, Sendable, CaseIterable {
    case cardio, muscle, yoga

    init(_ category: ExerciseCategory) {
        switch category {
        case .cardio: self = .cardio
        case .strength: self = .muscle
        case .yoga, .flexibility, .balance: self = .yoga
        }
    }

    var label: String {
        switch self {
        case .cardio: "Cardio"
        case .muscle: "Muscle training"
        case .yoga: "Yoga and stretching"
        }
    }
}
