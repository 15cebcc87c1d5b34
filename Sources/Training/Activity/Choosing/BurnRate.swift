import HealthMath

/// How much an exercise is likely to burn a minute: learnt from past times where there are enough, else by METs.
struct BurnRate: Sendable, Equatable {
    let kilocaloriesAMinute: Double
    /// How many past times it was learnt from; 0 for METs.
    let times: Int

    /// How many past times are more reliable than METs.
    static let enough = 3

    /// Returns the minutes that burning so much takes; nil when more than half a day.
    func minutes(burning kilocalories: Double) -> Double? {
        guard self.kilocaloriesAMinute > 0 else { return nil }
        let minutes = kilocalories / self.kilocaloriesAMinute
        return minutes <= 720 ? max(minutes.rounded(), 1) : nil
    }
}

extension BurnRate {
    /// Returns nil while no weight is known, or for an exercise without a pace.
    init?(_ exercise: Exercise, kilograms: Double?) {
        guard let kilograms, let pace = exercise.usualPace else { return nil }
        self.init(
            kilocaloriesAMinute: MetabolicEquivalent(pace.met).kilocalories(kilograms: kilograms, minutes: 1),
            times: 0
        )
    }
}
