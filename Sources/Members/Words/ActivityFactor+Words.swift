package import HealthMath

/// The names of the activity levels.
extension ActivityFactor {
    package var label: String {
        switch self {
        case .none: "Nothing added for moving"
        case .sedentary: "Mostly sitting"
        case .light: "Lightly active"
        case .moderate: "Active"
        case .active: "Very active"
        case .veryActive: "Extremely active"
        }
    }

    /// Says who moves so much, without the factor, which tells nothing to who has yet to choose.
    package var hint: String {
        switch self {
        case .none: "Only what your body burns at rest: for days in bed, or if you log every move"
        case .sedentary: "A desk, little or no exercise"
        case .light: "Exercise or long walks one to three days a week"
        case .moderate: "Exercise three to five days a week"
        case .active: "Hard exercise six or seven days a week"
        case .veryActive: "Hard exercise daily, or a physical job as well"
        }
    }

    /// The value in forms: "1.375".
    package var word: String { Numerals.typed(self.rawValue, decimals: 3) }

    package init?(word: String) {
        guard let factor = Double(word).flatMap(ActivityFactor.init(rawValue:)) else { return nil }
        self = factor
    }
}
