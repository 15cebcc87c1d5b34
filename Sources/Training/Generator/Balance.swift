/// What a main part has already, so that the next exercise brings what is missing.
struct Balance {
    private let shares: GoalShares
    private let length: Double
    private var filled = [Double](repeating: 0, count: WorkKind.allCases.count)
    private var patterns: [MovementPattern] = []
    /// How many exercises work a muscle, by its place.
    private var muscles = [Int](repeating: 0, count: MuscleSet.all.count)

    init(_ shares: GoalShares, over length: Double) {
        self.shares = shares
        self.length = length
    }

    mutating func add(_ choice: Choice) {
        self.filled[choice.material.kind.rawValue] += choice.seconds
        self.patterns.append(choice.material.exercise.pattern)
        for index in choice.material.muscles.indices { self.muscles[index] += 1 }
    }

    /// More for kinds that are short of their share, less for patterns and muscles that had their turn.
    func worth(of material: Material) -> Double {
        let share = self.shares[material.kind]
        var worth = 6 * (share - self.filled[material.kind.rawValue] / self.length) - (share == 0 ? 1.5 : 0)
        let pattern = material.exercise.pattern
        for before in self.patterns {
            if before == pattern { worth -= 1 }
            if let side = pattern.side, before.side == side { worth -= 0.4 }
        }
        if material.muscles.count > 0 {
            var load = 0
            for index in material.muscles.indices { load += self.muscles[index] }
            worth -= 0.6 * Double(load) / Double(material.muscles.count)
        }
        return worth
    }
}

extension MovementPattern {
    /// What a workout holds in balance: legs, pushing, pulling.
    enum Side { case legs, push, pull }

    var side: Side? {
        switch self {
        case .squat, .hinge, .lunge: .legs
        case .pushAcross, .pushUp: .push
        case .pullAcross, .pullDown: .pull
        default: nil
        }
    }
}
