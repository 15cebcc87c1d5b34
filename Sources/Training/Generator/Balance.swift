/// Tracks what a main part has already, so that the next exercise brings what is missing.
struct Balance {
    private let length: Double
    /// The worth of an exercise by kind; it falls as the kind's share of the time fills.
    private var kinds: [Double]
    /// The worth by movement pattern, which falls with each exercise of the pattern; indexed by the case.
    private var patterns = [Double](repeating: 0, count: MovementPattern.allCases.count)
    private var sides = [Double](repeating: 0, count: MovementPattern.Side.allCases.count)
    /// How many exercises work each muscle; indexed by the case.
    private var muscles = [Int](repeating: 0, count: MuscleSet.all.count)

    init(_ shares: GoalShares, over length: Double) {
        self.length = length
        self.kinds = WorkKind.allCases.map { shares[$0] == 0 ? -3 : 6 * shares[$0] }
    }

    mutating func add(_ material: Material, seconds: Double) {
        self.kinds[material.kind.rawValue] -= 6 * seconds / self.length
        self.patterns[material.pattern] -= 1
        if let side = material.side { self.sides[side.rawValue] -= 1 }
        for index in material.muscles.indices { self.muscles[index] += 1 }
    }

    /// Rates an exercise higher when its kind is short of its share, lower when its pattern and muscles were used.
    func worth(of material: Material) -> Double {
        var worth = self.kinds[material.kind.rawValue] + self.patterns[material.pattern]
        if let side = material.side { worth += self.sides[side.rawValue] }
        var load = 0
        var bits = material.muscles.rawValue
        while bits != 0 {
            load += self.muscles[bits.trailingZeroBitCount]
            bits &= bits - 1
        }
        return load == 0 ? worth : worth - 0.6 * Double(load) / Double(material.muscles.count)
    }
}

extension MovementPattern {
    /// The groups of movements that a workout balances: legs, pushing, pulling.
    enum Side: Int, CaseIterable { case legs, push, pull }

    var side: Side? {
        switch self {
        case .squat, .hinge, .lunge: .legs
        case .pushAcross, .pushUp: .push
        case .pullAcross, .pullDown: .pull
        default: nil
        }
    }
}
