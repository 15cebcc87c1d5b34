import HealthMath

/// Which muscles and joints a main part uses, and how much of that was not prepared or eased yet.
struct Need {
    private var muscles = [Double](repeating: 0, count: MuscleSet.all.count)
    private var joints = [Double](repeating: 0, count: InjuryArea.allCases.count)
    private static let areas = InjuryArea.allCases

    init(_ main: Choices) {
        let all = max(main.seconds, 1)
        for choice in main.all {
            let share = choice.seconds / all
            for index in choice.material.muscles.indices { self.muscles[index] += share }
            for (index, area) in Self.areas.enumerated() {
                self.joints[index] += share * Double(choice.material.exercise.load(on: area)) / 3
            }
        }
    }

    /// More for what uses the same and wasn't covered.
    func worth(of material: Material) -> Double {
        var worth = 0.0
        for index in material.muscles.indices { worth += 2 * self.muscles[index] }
        for (index, area) in Self.areas.enumerated() where self.joints[index] > 0 {
            if material.exercise.load(on: area) > 0 { worth += self.joints[index] }
        }
        return worth
    }

    mutating func cover(_ material: Material) {
        for index in material.muscles.indices { self.muscles[index] *= 0.3 }
        for (index, area) in Self.areas.enumerated() where material.exercise.load(on: area) > 0 {
            self.joints[index] *= 0.5
        }
    }
}
