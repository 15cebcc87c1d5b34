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
        try await Bench.run { database in
            let people = AccountPeople.lookup(database, confirms: false)
            for result in try await PeopleBenchmark.run(database, people: people, at: Date()) {
                Bench.tell(result.name, found: result.found, times: result.times)
            }
        }
    }
}
