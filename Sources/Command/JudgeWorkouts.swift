import ArgumentParser
import Training

struct JudgeWorkouts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge-workouts",
        abstract: "Print what the workouts of healthy people are like, for each goal and place."
    )

    @Option(help: "How many workouts for each goal and place.")
    var count = 1_000

    func run() throws {
        let judge = WorkoutJudge(catalogue: try .shipped(), safety: try .shipped(), builds: try .shipped())
        print("goal and place".padded(to: 24) + Self.heading.map { $0.padded(to: 8) }.joined())
        for goal in TrainingGoal.allCases {
            for place in Place.allCases { print(Self.line(judge.verdict(goal, at: place, count: self.count))) }
        }
    }

    private static let heading = [
        "staples", "usual", "others", "slots", "gear", "aerobic", "number", "short", "count", "band", "instead",
        "unsaid",
        "titles", "uneven", "weeks", "taps", "most", "p99 ms",
    ]

    /// Returns the shares in percent, in the order of the heading.
    private static func line(_ verdict: WorkoutVerdict) -> String {
        let name = "\(verdict.goal.rawValue), \(verdict.place.rawValue)"
        let shares = [
            verdict.staples, verdict.usual, verdict.forOthers, verdict.slots, verdict.geared, verdict.aerobic,
        ]
        let faults = [
            verdict.short, verdict.uncounted, verdict.outOfBand, verdict.standIns, verdict.unsaid, verdict.untrue,
            verdict.uneven, verdict.unevenWeeks,
        ]
        return name.padded(to: 24) + shares.map { Self.percent($0) }.joined() + Self.number(verdict.exercisesEach)
            + faults.map { Self.percent($0) }.joined() + "\(verdict.medianTaps)".padded(to: 8)
            + "\(verdict.mostTaps)".padded(to: 8) + Self.number(verdict.p99)
    }

    private static func percent(_ share: Double) -> String { "\((share * 1_000).rounded() / 10)".padded(to: 8) }
    private static func number(_ number: Double) -> String { "\((number * 10).rounded() / 10)".padded(to: 8) }
}

extension String {
    /// Pads the text with spaces for a column.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - self.count, 1))
    }
}
