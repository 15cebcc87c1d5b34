import ArgumentParser
import HealthMath
import Training

struct BenchGenerator: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-generator",
        abstract: "Time how long making a workout of 90 minutes takes, for many members.",
        shouldDisplay: false
    )

    @Option(help: "How many workouts.")
    var count = 2_000

    func run() throws {
        let generator = try WorkoutGenerator.shipped()
        let clock = ContinuousClock()
        var times: [Duration] = []
        for seed in 0..<self.count {
            var plan = WorkoutPlan(phases: [])
            times.append(clock.measure { plan = Self.plan(UInt64(seed), by: generator) })
            if plan.items.isEmpty { throw CommandError("The workout for seed \(seed) is empty.") }
        }
        times.sort()
        for (name, share) in [("p50", 0.5), ("p99", 0.99), ("most", 1)] {
            let time = times[min(Int(Double(times.count) * share), times.count - 1)]
            print(name, time / .milliseconds(1), separator: "\t")
        }
    }

    /// Makes a workout whose request and injuries depend on the seed.
    private static func plan(_ seed: UInt64, by generator: WorkoutGenerator) -> WorkoutPlan {
        let areas = InjuryArea.allCases
        let injuries = (0..<seed % 4).map { Injury(area: areas[Int(seed / 4 + $0 * 3) % areas.count], kind: .recent) }
        return generator.plan(
            WorkoutRequest(
                intensity: Intensity.allCases[Int(seed % 4)],
                minutes: 90,
                place: Place.allCases[Int(seed / 4 % 3)],
                equipment: .basic
            ),
            for: TrainingFacts(
                injuries: injuries,
                goal: TrainingGoal.allCases[Int(seed / 12) % TrainingGoal.allCases.count],
                level: Level.allCases[Int(seed % 2)]
            ),
            history: TrainingHistory(),
            excluding: [],
            adding: [],
            on: .first,
            seed: seed
        )
    }
}
