import HealthMath

/// How much an exercise is likely to burn: learnt from past times where there are enough, else by METs.
struct BurnRate: Sendable, Equatable {
    let kilocaloriesAMinute: Double
    /// How many past times it is learnt from; 0 for METs.
    let times: Int

    /// The past times that tell more than METs do.
    static let enough = 3

    init(kilocaloriesAMinute: Double, times: Int) {
        self.kilocaloriesAMinute = kilocaloriesAMinute
        self.times = times
    }

    /// Nil while no weight is known, or for an exercise without a pace.
    init?(_ exercise: Exercise, kilograms: Double?) {
        guard let kilograms, let pace = exercise.usualPace else { return nil }
        self.init(
            kilocaloriesAMinute: MetabolicEquivalent(pace.met).kilocalories(kilograms: kilograms, minutes: 1),
            times: 0
        )
    }

    /// How long it takes to burn so much, in minutes; nil for longer than half a day.
    func minutes(burning kilocalories: Double) -> Double? {
        guard self.kilocaloriesAMinute > 0 else { return nil }
        let minutes = kilocalories / self.kilocaloriesAMinute
        return minutes <= 720 ? max(minutes.rounded(), 1) : nil
    }
}
