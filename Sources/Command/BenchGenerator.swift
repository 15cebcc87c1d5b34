import ArgumentParser
import Training

struct BenchGenerator: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-generator",
        abstract: "Time how long making workouts of all kinds takes, for many members.",
        shouldDisplay: false
    )

    @Option(help: "How many workouts.")
    var count = 2_000

    func run() throws {
        guard let times = GeneratorTimes(of: self.count, by: try .shipped()) else {
            throw CommandError("A workout is empty.")
        }
        for (name, share) in [("p50", 0.5), ("p99", 0.99), ("most", 1)] {
            print(name, times.most(of: share) / .milliseconds(1), separator: "\t")
        }
    }
}
