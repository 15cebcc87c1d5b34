import HealthMath

/// Which exercises may be done in turn.
///
/// Opposing muscles, for the one rests while the other works: Robbins, Young and Behm, "The effect of an upper-body
/// agonist-antagonist resistance training protocol on volume load and efficiency", J Strength Cond Res 2010; 24:
/// 2632–2640; Weakley et al., "The effects of traditional, superset, and tri-set resistance training structures on
/// perceived intensity and physiological responses", Eur J Appl Physiol 2017; 117: 1877–1889.
extension Material {
    /// Returns whether it may be done in turn with another: opposing muscles, one low back at most, and no station for
    /// both.
    func pairs(with other: Material) -> Bool {
        self.opposes(other) && self.exercise.measure == .reps && other.exercise.measure == .reps
            && (self.exercise.load(on: .lowerBack) == 0 || other.exercise.load(on: .lowerBack) == 0)
            && !self.sharesStation(with: other)
    }

    /// Returns whether it is the easier or harder kin of another.
    func isSister(of other: Material) -> Bool { self.sisters.contains(other.exercise.id) }

    /// Returns whether it is the kin of another, or of its kin: all punches are, and all that hops over a rope.
    func isKin(of other: Material) -> Bool {
        self.isSister(of: other) || !self.sisters.isDisjoint(with: other.sisters)
    }

    /// Returns whether the muscles of the one rest while the other works.
    func opposes(_ other: Material) -> Bool {
        switch (self.kind, other.kind) {
        case (.lifting, .lifting):
            return self.side == .push && other.side == .pull || self.side == .pull && other.side == .push
        case (.single, .single):
            guard let one = self.exercise.muscles.first, let two = other.exercise.muscles.first else { return false }
            return one.opposites.contains(two)
        default: return false
        }
    }

    /// Returns whether both need the same bar, cable or machine, which nobody loads and sets anew between two sets.
    private func sharesStation(with other: Material) -> Bool {
        if self.gear.contains(.barbell), other.gear.contains(.barbell) { return true }
        let shared = self.exercise.gear.filter(other.exercise.gear.contains).compactMap(Gear.init(word:))
        return shared.contains { $0 == .cable || $0 == .machines }
    }
}

extension Muscle {
    /// The muscles that move its joint the other way; none where nobody trains them for it.
    fileprivate var opposites: [Muscle] {
        switch self {
        case .biceps: [.triceps]
        case .triceps: [.biceps]
        case .quadriceps: [.hamstrings]
        case .hamstrings: [.quadriceps]
        case .chest: [.upperBack, .lats]
        case .upperBack, .lats: [.chest]
        case .innerThighs: [.outerHips]
        case .outerHips: [.innerThighs]
        default: []
        }
    }
}
