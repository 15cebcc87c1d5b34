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
        try await Bench.run(members: self.members) { database in
            let now = Date()
            try await ReminderBenchmark.fill(database, at: now)
            for result in try await ReminderBenchmark.run(database, at: now) {
                Bench.tell(result.name, found: result.found, times: result.times)
            }
        }
    }
}
