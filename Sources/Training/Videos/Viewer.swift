package import HealthMath

/// The member for whom videos are searched.
package struct Viewer: Sendable {
    /// Nil, or `other`, leaves it out of the query.
    package let sex: Sex?
    package let level: Level
    package let goal: TrainingGoal

    package init(sex: Sex?, level: Level, goal: TrainingGoal) {
        self.sex = sex
        self.level = level
        self.goal = goal
    }

    /// Words added to the query: "for beginners", "for women".
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
