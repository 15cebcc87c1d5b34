import HealthMath

/// Counts the sets of movements that oppose each other, so that as much is pulled as pushed, and the hips do as much as the
/// knees.
///
/// To strengthen opposing muscles in a balanced way is common advice: Mayo Clinic, "Seek balance when weight training",
/// mayoclinic.org, art-20049101. That this means like numbers of sets is our choice.
struct OpposingSets: Equatable {
    /// What an exercise does most, with an opposite.
    enum Side: Int, CaseIterable {
        case push, pull, knee, hip

        var opposite: Side {
            switch self {
            case .push: .pull
            case .pull: .push
            case .knee: .hip
            case .hip: .knee
            }
        }
    }

    /// Indexed by the case.
    private var sets = SIMD4<Int>()

    subscript(side: Side) -> Int { self.sets[side.rawValue] }

    mutating func add(_ sets: Int, on side: Side?) {
        guard let side else { return }
        self.sets[side.rawValue] &+= sets
    }

    static func + (one: OpposingSets, other: OpposingSets) -> OpposingSets {
        OpposingSets(sets: one.sets &+ other.sets)
    }

    /// Returns the sets by which a side is ahead of its opposite, negative where it is behind.
    func lead(of side: Side) -> Int { self[side] - self[side.opposite] }

    /// Returns the lead as a share of the sets of both, from -1 to 1; 0 without any.
    func tilt(of side: Side) -> Double {
        let both = self[side] + self[side.opposite]
        return both == 0 ? 0 : Double(self.lead(of: side)) / Double(both)
    }

    /// The leads of both pairs as a share of all sets, from 0 to 1; 0 without any.
    var inequality: Double {
        let all = self.sets.wrappedSum()
        return all == 0 ? 0 : Double(abs(self.lead(of: .push)) + abs(self.lead(of: .knee))) / Double(all)
    }

    /// A lift's sets: one exercise more for one side than for the other is no fault.
    private static let ofOneLift = 4

    /// Whether a side leads by more than a lift's sets, and by more than a quarter of the sets of both.
    var isUneven: Bool {
        [Side.push, .knee].contains { side in
            abs(self.lead(of: side)) > max(Self.ofOneLift, (self[side] + self[side.opposite]) / 4)
        }
    }

    /// Returns whether sets may become these: no lead grows beyond one, where both sides are trained.
    func allows(_ changed: OpposingSets) -> Bool {
        [Side.push, .knee].allSatisfy { side in
            self[side] == 0 || self[side.opposite] == 0
                || abs(changed.lead(of: side)) <= max(abs(self.lead(of: side)), 1)
        }
    }
}

extension Exercise {
    /// Returns the side on which it counts; what moves one joint counts with the movement that it helps, nil for none.
    ///
    /// The side and the rear of the shoulders belong to no pair.
    func opposing(as kind: WorkKind) -> OpposingSets.Side? {
        switch (kind, self.pattern) {
        case (.lifting, .pushAcross), (.lifting, .pushUp): .push
        case (.lifting, .pullAcross), (.lifting, .pullDown): .pull
        case (.lifting, .squat), (.lifting, .lunge): .knee
        case (.lifting, .hinge): .hip
        case (.single, _): self.muscles.first.flatMap(Self.opposing)
        default: nil
        }
    }

    private static func opposing(_ muscle: Muscle) -> OpposingSets.Side? {
        switch muscle {
        case .chest, .triceps: .push
        case .upperBack, .lats, .biceps: .pull
        case .quadriceps: .knee
        case .hamstrings, .glutes: .hip
        default: nil
        }
    }
}
