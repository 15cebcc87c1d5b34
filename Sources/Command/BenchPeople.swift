import App
import ArgumentParser
import Community
import Foundation
import Storage

struct BenchPeople: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-people",
        abstract: "Time finding people among the members that bench-suggestions made.",
        shouldDisplay: false
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            let database = try openDatabase(at: config.location, for: .maintenance)
            let people = AccountPeople.lookup(database, confirms: false)
            for result in try await PeopleBenchmark.run(database, people: people, at: Date()) {
                let p99 = result.times[result.times.count * 99 / 100]
                print(result.name, result.found, result.times[result.times.count / 2], p99, separator: "\t")
            }
            try await database.close()
        }
    }
}
