/// The shares of a main part's time by kind of work, for a goal.
///
/// Strength and muscle: mostly multi-joint exercises, with single-joint ones beside them (ACSM 2009, see `Dose`).
/// Losing weight: endurance first, strength to keep muscle (Donnelly et al., ACSM position stand, Med Sci Sports Exerc
/// 2009; 41: 459–471). Conditioning, balance and mobility: Garber et al., Med Sci Sports Exerc 2011; 43: 1334–1359. The numbers
/// themselves are our reading of these.
struct GoalShares {
    private let shares: [Double]

    init(_ goal: TrainingGoal, at intensity: Intensity) {
        var shares = Self.table(goal)
        // An easy workout may contain mobility: a fifth of the time.
        if intensity == .low { shares = shares.map { $0 * 0.8 } }
        if intensity == .low { shares[WorkKind.supple.rawValue] += 0.2 }
        self.shares = shares
    }

    subscript(kind: WorkKind) -> Double { self.shares[kind.rawValue] }

    /// Returns the shares of power, lifting, single, trunk, cardio, balance and supple, in this order.
    private static func table(_ goal: TrainingGoal) -> [Double] {
        switch goal {
        case .strength: [0, 0.70, 0.10, 0.15, 0.05, 0, 0]
        case .muscle: [0, 0.55, 0.25, 0.12, 0.08, 0, 0]
        case .conditioning: [0.05, 0.20, 0, 0.10, 0.60, 0.05, 0]
        case .athleticism: [0.20, 0.30, 0, 0.15, 0.20, 0.15, 0]
        case .weightLoss: [0.05, 0.30, 0.05, 0.10, 0.45, 0, 0.05]
        case .mobility: [0, 0.25, 0, 0.10, 0.20, 0.20, 0.25]
        }
    }
}
