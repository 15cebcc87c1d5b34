import HealthMath

extension PersonalRecord.Kind {
    /// What an effort came to; nil where it says nothing of this kind.
    func value(of effort: Effort) -> Double? {
        switch self {
        case .heaviest: effort.reps == nil ? nil : effort.kilograms
        case .strongest: effort.oneRepMax
        case .mostReps: effort.kilograms == nil ? effort.reps.map(Double.init) : nil
        case .longest: effort.reps == nil ? effort.seconds : nil
        case .farthest: effort.metres
        case .fastest: effort.metresASecond
        }
    }
}

extension Effort {
    /// The estimated most for one repetition, in kilograms.
    var oneRepMax: Double? {
        guard let kilograms, let reps else { return nil }
        return OneRepMax.kilograms(lifting: kilograms, reps: reps)
    }

    /// Over a kilometre or more: a sprint is no pace.
    var metresASecond: Double? {
        guard let metres, let seconds, metres >= 1_000, seconds > 0 else { return nil }
        return metres / seconds
    }
}
