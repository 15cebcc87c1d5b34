import HealthMath

extension ActivityFactor {
    var label: String {
        switch self {
        case .none: "The plain formula"
        case .sedentary: "Mostly sitting"
        case .light: "On your feet a little"
        case .moderate: "On the move"
        case .active: "Training most days"
        case .veryActive: "Hard work every day"
        }
    }

    var hint: String {
        switch self {
        case .none: "No activity added, × 1.0"
        case .sedentary: "A desk, a car, little exercise, × 1.2"
        case .light: "Light exercise one to three days a week, × 1.375"
        case .moderate: "Exercise three to five days a week, × 1.55"
        case .active: "Hard exercise six or seven days a week, × 1.725"
        case .veryActive: "Hard exercise daily, or a physical job as well, × 1.9"
        }
    }
}
