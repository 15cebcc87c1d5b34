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
        try await Bench.run(members: self.members) { database in
            try await database.write { db in
                try db.execute(
                    "UPDATE member SET gender = \(SuggestionBenchmark.gender), birthday = \(SuggestionBenchmark.birthday)"
                )
            }
            let now = Date()
            try await SuggestionBenchmark.fill(database, at: now)
            let people = AccountPeople.lookup(database, confirms: false)
            for result in try await SuggestionBenchmark.run(database, people: people, at: now) {
                Bench.tell(result.name, found: result.found, times: result.times)
            }
        }
    }
}
