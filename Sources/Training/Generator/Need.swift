import HealthMath

/// Tracks which muscles and joints a main part uses, and how much of them the warm-up or cool-down doesn't cover yet.
struct Need {
    private var muscles = [Double](repeating: 0, count: MuscleSet.all.count)
    private var joints = [Double](repeating: 0, count: InjuryArea.allCases.count)

    init(_ main: Choices) {
        let all = max(main.seconds, 1)
        for choice in main.all {
            let share = choice.seconds / all
            // Steady exercise uses many muscles a little.
            let part = choice.material.kind == .cardio ? share * 0.3 : share
            for index in choice.material.worked.indices { self.muscles[index] += part }
            for (index, load) in choice.material.loads.enumerated() { self.joints[index] += share * Double(load) / 3 }
        }
    }

    /// Rates an exercise higher the more it uses of what isn't covered.
    func worth(of material: Material) -> Double {
        var worth = 0.0
        var bits = material.muscles.rawValue
        while bits != 0 {
            worth += 2 * self.muscles[bits.trailingZeroBitCount]
            bits &= bits - 1
        }
        for index in self.joints.indices where material.loads[index] > 0 { worth += self.joints[index] }
        return worth
    }

    /// Returns whether it uses muscles that the main part uses.
    func concerns(_ material: Material) -> Bool {
        var bits = material.worked.rawValue
        while bits != 0 {
            if self.muscles[bits.trailingZeroBitCount] > 0 { return true }
            bits &= bits - 1
        }
        return false
    }

    mutating func cover(_ material: Material) {
        for index in material.muscles.indices { self.muscles[index] *= 0.3 }
        for index in self.joints.indices where material.loads[index] > 0 { self.joints[index] *= 0.5 }
    }
}
