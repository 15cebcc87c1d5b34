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
            try await database.migrate(Schema.migrations)
            try await self.populate(database)
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

    /// As many as are missing; nobody can log in as any of them.
    private func populate(_ database: any Database) async throws {
        let members = self.members
        try await database.write { db in
            let missing = members - (try db.row("SELECT COUNT(*) FROM member") { try $0.int(0) } ?? 0)
            try db.execute(
                """
                INSERT INTO member (first_name, last_name, screen_name, screen_name_key, email, email_key, password_hash,
                    birthday, gender, time_zone, created_at)
                WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(missing))
                SELECT 'Card', 'Member', 'card' || n, 'card' || n, 'card' || n || '@example.org',
                    'card' || n || '@example.org', '', '1990-01-01', 'other', 'UTC', 0 FROM number WHERE n <= \(missing)
                """
            )
            try db.execute(
                """
                UPDATE member SET gender = \(SuggestionBenchmark.gender), birthday = \(SuggestionBenchmark.birthday)
                """
            )
        }
    }
}
