/// What a main part has already, so that the next exercise brings what is missing.
struct Balance {
    private let length: Double
    /// What an exercise of a kind is worth; less as its share of the time fills.
    private var kinds: [Double]
    /// What one of a movement is worth beside those before it, by its place.
    private var patterns = [Double](repeating: 0, count: MovementPattern.allCases.count)
    private var sides = [Double](repeating: 0, count: MovementPattern.Side.allCases.count)
    /// How many exercises work a muscle, by its place.
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

    /// More for kinds that are short of their share, less for patterns and muscles that had their turn.
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
    /// What a workout holds in balance: legs, pushing, pulling.
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
