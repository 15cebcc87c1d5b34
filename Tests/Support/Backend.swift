package import Foundation
package import Storage

/// An engine under test; every database it opens is new and its own.
package enum Backend: String, CaseIterable, Sendable {
    case sqlite, postgres

    /// SQLite always, PostgreSQL when `bin/with-postgres` runs the tests.
    ///
    /// In CI both, so that a missing PostgreSQL fails tests instead of skipping them.
    package static var available: [Backend] {
        let environment = ProcessInfo.processInfo.environment
        return environment[Self.variable] != nil || environment["CI"] == "true" ? Self.allCases : [.sqlite]
    }

    private static let variable = "SPOTTER_TEST_POSTGRES_URL"

    /// Holds every file of this run, and goes with it.
    private static let folder: URL = {
        atexit {
            // What is left in a temporary folder hurts nobody.
            try? FileManager.default.removeItem(at: Backend.folder)
        }
        return FileManager.default.temporaryDirectory.appending(path: "spotter-test-\(getpid())")
    }()

    /// A place where nothing is yet: a file in a new folder, or a new schema.
    package func place() async throws -> DatabaseLocation {
        switch self {
        case .sqlite:
            return .sqlite(try Self.newFolder().appending(path: "spotter.sqlite").path)
        case .postgres:
            guard let url = ProcessInfo.processInfo.environment[Self.variable] else { throw NoPostgres() }
            let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
            var settings = PostgresSettings()
            settings.connections = 1
            settings.purpose = .maintenance
            let database = try PostgresDatabase(url: url, settings: settings)
            try await database.createSchema(name)
            try await database.close()
            let separator = url.contains("?") ? "&" : "?"
            return .postgres(url: "\(url)\(separator)options=-csearch_path%3D\(name)")
        }
    }

    /// A new folder for other files of a test.
    package static func newFolder() throws -> URL {
        let folder = Self.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A new database with `migrations` applied, and few connections because many tests run at once.
    package func open(_ migrations: [Migration]) async throws -> any Database {
        let database = try openDatabase(at: try await self.place(), concurrency: 2)
        try await database.migrate(migrations)
        return database
    }
}

/// PostgreSQL is wanted and not there: run the tests with `bin/with-postgres`.
package struct NoPostgres: Error {}
