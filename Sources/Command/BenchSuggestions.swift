import App
import ArgumentParser
import Community
import Foundation
import Storage

struct BenchSuggestions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-suggestions",
        abstract: "Fill a database for measuring with members and their profiles, and time the next card.",
        shouldDisplay: false
    )

    @Option(help: "How many members.")
    var members = 100_000

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            let database = try openDatabase(at: config.location, for: .maintenance)
            try await database.migrate(Mount.migrations)
            try await BenchMembers.fill(database, upTo: self.members)
            try await database.write { db in
                try db.execute(
                    "UPDATE member SET gender = \(SuggestionBenchmark.gender), birthday = \(SuggestionBenchmark.birthday)"
                )
            }
            let now = Date()
            try await SuggestionBenchmark.fill(database, at: now)
            let people = AccountPeople.lookup(database, confirms: false)
            for result in try await SuggestionBenchmark.run(database, people: people, at: now) {
                let p99 = result.times[result.times.count * 99 / 100]
                print(result.name, result.found, result.times[result.times.count / 2], p99, separator: "\t")
            }
            try await database.close()
        }
    }
}
