import App
import ArgumentParser
import Foundation
import Planning
import Storage

struct BenchReminders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench-reminders",
        abstract: "Fill a database for measuring with members and their reminders, and time how the due are found.",
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
            let now = Date()
            try await ReminderBenchmark.fill(database, at: now)
            for result in try await ReminderBenchmark.run(database, at: now) {
                let p99 = result.times[result.times.count * 99 / 100]
                print(result.name, result.found, result.times[result.times.count / 2], p99, separator: "\t")
            }
            try await database.close()
        }
    }
}
