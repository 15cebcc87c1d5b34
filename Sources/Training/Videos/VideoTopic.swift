/// Topics of videos beside single exercises; the raw texts stand in addresses.
enum VideoTopic: String, Sendable, CaseIterable {
    case warmUp = "warm-up"
    case coolDown = "cool-down"
    /// How to begin, for the member's goal.
    case beginning
    /// The usual mistakes of beginners.
    case form

    /// Creates the topic of a part of a workout; nil for the main part.
    init?(_ part: WorkoutPart) {
        switch part {
        case .warmUp: self = .warmUp
        case .main: return nil
        case .coolDown: self = .coolDown
        }
    }

    var label: String {
        switch self {
        case .warmUp: "Warming up"
        case .coolDown: "Cooling down"
        case .beginning: "How to begin"
        case .form: "Good form"
        }
    }

    /// An exercise that stands for it.
    var exercise: Exercise.ID {
        switch self {
        case .warmUp: "arm-circles"
        case .coolDown: "standing-quad-stretch"
        case .beginning: "easy-walk"
        case .form: "bodyweight-squat"
        }
    }

    /// Returns whether it is shown at a level: advice for beginners is shown only to beginners.
    func suits(_ level: Level) -> Bool { self == .warmUp || self == .coolDown || level == .beginner }

    func words(for goal: TrainingGoal) -> String {
        switch self {
        case .warmUp: "warm up before \(goal.kindOfTraining)"
        case .coolDown: "cool down and stretch after \(goal.kindOfTraining)"
        case .beginning: "how to start \(goal.kindOfTraining)"
        case .form: "\(goal.kindOfTraining) proper form common mistakes"
        }
    }
}

extension TrainingGoal {
    fileprivate var kindOfTraining: String {
        switch self {
        case .muscle: "muscle building"
        case .strength: "strength training"
        case .conditioning: "cardio training"
        case .athleticism: "athletic training"
        case .weightLoss: "weight loss workout"
        case .mobility: "mobility and balance training"
        }
    }
}
