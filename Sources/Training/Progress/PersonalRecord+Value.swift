import HealthMath

extension PersonalRecord.Kind {
    /// Returns the value of an effort for this kind of record; nil where it has none.
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
    /// The estimated one-rep max, in kilograms.
    var oneRepMax: Double? {
        guard let kilograms, let reps else { return nil }
        return OneRepMax.kilograms(lifting: kilograms, reps: reps)
    }

    /// The speed over a kilometre or more; nil for less, because a sprint is no pace.
    var metresASecond: Double? {
        guard let metres, let seconds, metres >= 1_000, seconds > 0 else { return nil }
        return metres / seconds
    }
}
