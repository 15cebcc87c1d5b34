/// The part of the body that a build leaves to work while the rest recovers.
enum BodyHalf: String, Sendable, Codable {
    case upper, lower
    /// Neither: an easy day.
    case rest

    /// The muscles of the half that tire in lifts; none for an easy day.
    var muscles: MuscleSet {
        switch self {
        case .upper: MuscleSet([.chest, .shoulders, .triceps, .biceps, .upperBack, .lats])
        case .lower: MuscleSet([.quadriceps, .hamstrings, .glutes, .calves, .innerThighs, .outerHips])
        case .rest: []
        }
    }
}

extension RecentTraining {
    /// Returns what a coach would leave to work after yesterday: the other half of the body, or nothing; nil for a day
    /// like others.
    ///
    /// Lifters get halves. Members who train for stamina or weight get an easy day after what worked the whole body, as a
    /// circuit does; nobody is sent to half a run. 48 hours for a group of muscles (ACSM 2011).
    func half(for circumstances: Circumstances) -> BodyHalf? {
        switch circumstances.request.dayAfter {
        case .anyway: return nil
        case .easy: return .rest
        case nil: break
        }
        // Mobility tires little, and is for every day.
        guard circumstances.facts.goal != .mobility, circumstances.request.intensity > .low else { return nil }
        let isTired = { (half: BodyHalf) in !self.hard.isDisjoint(with: half.muscles) }
        guard circumstances.facts.goal.isJudgedByEffort else {
            // A circuit has few sets of each thing, so that seldom every muscle counts as trained hard.
            return (isTired(.upper) || isTired(.lower)) && self.workedWholeBody ? .rest : nil
        }
        return switch (isTired(.upper), isTired(.lower)) {
        case (true, true): .rest
        case (true, false): .lower
        case (false, true): .upper
        case (false, false): nil
        }
    }
}
