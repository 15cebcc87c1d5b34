import HealthMath

/// The bounds of a session.
///
/// Members bring back their exported data, so what is read must be what events could have said.
extension SessionState {
    /// Whether events could have made all of it.
    var isWithinLimits: Bool {
        self.exercises.count <= WorkoutLimits.exercises && self.exercises.allSatisfy(\.isWithinLimits)
            && self.ticks.count <= Self.mostTicks && self.pulse.count <= Self.mostPulse
            && self.ticks.allSatisfy { Self.isFit($0.id, at: $0.at) }
            && self.pulse.allSatisfy(\.isWithinLimits)
            && (self.restLonger ?? []).count <= Self.mostTicks
            && (self.restLonger ?? []).allSatisfy { Self.isFit($0.id, at: $0.at) }
            && self.restEndedAt.map(Self.instants.contains) ?? true
            && self.felt.map { Self.isFit($0.id, at: $0.at) && SessionEventFields.exertion.contains($0.exertion) }
                ?? true
            && self.end.map { Self.isFit($0.id, at: $0.at) } ?? true
            && self.changes.map((0...Self.mostChanges).contains) ?? true
    }

    private static let mostChanges = 1_000

    /// The times that an event may have, in milliseconds since 1970.
    static let instants: ClosedRange<Int64> = 0...SessionEventFields.latest

    static func isFit(_ id: String, at instant: Int64) -> Bool {
        (1...36).contains(id.utf8.count) && Self.instants.contains(instant)
    }
}

extension SessionState.Pulse {
    fileprivate var isWithinLimits: Bool {
        let windows = 0...SessionState.instants.upperBound / Int64(Self.seconds * 1_000)
        let plausible = HeartRateEnergy.plausiblePulse
        return windows.contains(self.window) && plausible.contains(self.average) && plausible.contains(self.highest)
    }
}

extension SessionExercise {
    fileprivate var isWithinLimits: Bool {
        WorkoutLimits.rest.contains(self.rest) && self.superset.map(WorkoutLimits.supersets.contains) ?? true
            && self.key.map { (1...36).contains($0.utf8.count) } ?? true
            && self.sets.count <= Self.mostSets
            && self.sets.allSatisfy(\.isWithinLimits)
            && self.skip.map { SessionState.isFit($0.id, at: $0.at) } ?? true
    }
}

extension SessionSet {
    fileprivate var isWithinLimits: Bool {
        (1...36).contains(self.id.utf8.count) && self.addedAt.map(SessionState.instants.contains) ?? true
            && Self.areFit(reps: self.reps, kilograms: self.kilograms, seconds: self.seconds)
            && self.said.count <= Self.mostSaid && self.said.allSatisfy(\.isWithinLimits)
            && self.undone.count <= Self.mostSaid && self.undone.allSatisfy { $0.utf8.count <= 36 }
    }

    /// The seconds that stored sets may have from earlier versions; longer ones count as `WorkoutLimits.longestSet`.
    private static let keptSeconds = 0.0...86_400

    fileprivate static func areFit(reps: Int?, kilograms: Double?, seconds: Double?) -> Bool {
        reps.map(SessionEventFields.reps.contains) ?? true
            && kilograms.map(SessionEventFields.kilograms.contains) ?? true
            && seconds.map(Self.keptSeconds.contains) ?? true
    }
}

extension SessionSet.Said {
    fileprivate var isWithinLimits: Bool {
        SessionState.isFit(self.id, at: self.at)
            && SessionSet.areFit(reps: self.reps, kilograms: self.kilograms, seconds: self.seconds)
            && self.metres.map(SessionEventFields.metres.contains) ?? true
            && self.exertion.map(SessionEventFields.exertion.contains) ?? true
    }
}
