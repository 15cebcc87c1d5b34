/// Something to see that is no single exercise; the raw texts stand in addresses.
enum VideoTopic: String, Sendable, CaseIterable {
    case warmUp = "warm-up"
    case coolDown = "cool-down"
    /// How one begins with what one wants to reach.
    case beginning
    /// What one does wrong at first.
    case form

    /// What surrounds the main part of a workout; nil for that itself.
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

    /// Whom it is shown to: advice for beginners isn't for others.
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
        }
    }
}
