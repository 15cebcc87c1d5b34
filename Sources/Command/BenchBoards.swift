import App
import ArgumentParser
import Foundation
import Motivation

struct BenchBoards: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-boards",
        abstract: "Give the members that bench-suggestions made ten million deeds, and time their leaderboards.",
        shouldDisplay: false
    )

    func run() async throws {
        let (config, logger) = try await Spotter.settings()
        try await inWords {
            let environment = try await AppEnvironment.open(config, logger: logger)
            let (database, now) = (environment.database, Date())
            let deeds = try await BoardBenchmark.fill(database, at: now)
            print("deeds", deeds, separator: "\t")
            let measured = try await BoardBenchmark.run(
                database,
                environment.boardPorts,
                days: CountedDays.ofMember,
                at: now
            )
            for result in measured {
                Bench.tell(result.name, found: result.found, times: result.times)
            }
            try await environment.close()
        }
    }
}
