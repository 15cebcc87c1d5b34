import HealthMath

/// An exercise, and how long it takes to burn a given energy.
struct BurnChance: Sendable, Equatable {
    let exercise: Exercise
    let rate: BurnRate
    let minutes: Double

    /// Lists exercises learnt from past times first, then everyday ones by METs, the quickest first in each group.
    static func all(
        burning kilocalories: Double,
        rates: [Exercise.ID: BurnRate],
        catalogue: ExerciseCatalogue,
        kilograms: Double?
    ) -> [BurnChance] {
        let learnt = rates.compactMap { id, rate in catalogue[id].map { ($0, rate) } }
        let others = catalogue.exercises.filter { $0.category == .cardio && rates[$0.id] == nil }
            .compactMap { exercise in BurnRate(exercise, kilograms: kilograms).map { (exercise, $0) } }
        return [learnt, others].flatMap { chances in
            chances.compactMap { exercise, rate in
                rate.minutes(burning: kilocalories).map { BurnChance(exercise: exercise, rate: rate, minutes: $0) }
            }
            .sorted { ($0.minutes, $0.exercise.name) < ($1.minutes, $1.exercise.name) }
            .prefix(Self.most)
        }
    }

    private static let most = 25
}
