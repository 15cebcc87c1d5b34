import App
import Storage

/// What the commands that measure the database have in common.
enum Bench {
    /// Works on the database that the settings name; with `members`, migrates it and adds members up to so many first.
    static func run(members: Int? = nil, _ work: (any Database) async throws -> Void) async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            let database = try openDatabase(at: config.location, for: .maintenance)
            if let members {
                try await database.migrate(Mount.migrations)
                try await BenchMembers.fill(database, upTo: members)
            }
            try await work(database)
            try await database.close()
        }
    }

    /// Prints a measurement: name, number found, median and 99th percentile of `times` (sorted, in ms), tabs between.
    static func tell(_ name: String, found: Int, times: [Double]) {
        print(name, found, times[times.count / 2], times[times.count * 99 / 100], separator: "\t")
    }
}
