package import HealthMath

/// For whom videos are looked for.
package struct Viewer: Sendable {
    /// Nil, or `other`, when it is nobody's business.
    package let sex: Sex?
    package let level: Level
    package let goal: TrainingGoal

    package init(sex: Sex?, level: Level, goal: TrainingGoal) {
        self.sex = sex
        self.level = level
        self.goal = goal
    }

    /// "for beginners", "for women", as somebody would type it.
    var words: [String] {
        let whom =
            switch self.sex {
            case .female: "for women"
            case .male: "for men"
            case .other, nil: ""
            }
        return [self.level == .beginner ? "beginners" : "advanced", whom].filter { !$0.isEmpty }
    }
}
