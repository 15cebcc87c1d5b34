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
            try await database.migrate(Schema.migrations)
            try await self.populate(database)
            let now = Date()
            try await ReminderBenchmark.fill(database, at: now)
            for result in try await ReminderBenchmark.run(database, at: now) {
                let p99 = result.times[result.times.count * 99 / 100]
                print(result.name, result.found, result.times[result.times.count / 2], p99, separator: "\t")
            }
            try await database.close()
        }
    }

    /// Nobody can log in as any of them.
    private func populate(_ database: any Database) async throws {
        let members = self.members
        try await database.write { db in
            try db.execute(
                """
                INSERT INTO member (first_name, last_name, screen_name, screen_name_key, email, email_key, password_hash,
                    birthday, gender, time_zone, created_at)
                WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(members))
                SELECT 'Bench', 'Member', 'bench' || n, 'bench' || n, 'bench' || n || '@example.org',
                    'bench' || n || '@example.org', '', '1990-01-01', 'other', 'UTC', 0 FROM number
                """
            )
        }
    }
}
