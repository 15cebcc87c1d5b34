package import Foundation
package import Storage
import Synchronization

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

    private static let server = ProcessInfo.processInfo.environment[Self.variable].map(PostgresServer.init)

    private static func postgresServer() throws -> PostgresServer {
        guard let server = Self.server else { throw NoPostgres() }
        return server
    }

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
        case .sqlite: .sqlite(try Self.newFile())
        case .postgres: .postgres(url: try await Self.postgresServer().newSchema())
        }
    }

    /// A new folder for other files of a test.
    package static func newFolder() throws -> URL {
        let folder = Self.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func newFile() throws -> String { try Self.newFolder().appending(path: "spotter.sqlite").path }

    /// A new database with `migrations` applied, and few connections because many tests run at once.
    package func open(_ migrations: [Migration]) async throws -> any Database {
        guard migrations.count >= Self.worthCopying else {
            let database = try openDatabase(at: try await self.place(), concurrency: 2)
            try await database.migrate(migrations)
            return database
        }
        let place = try await self.place(migrations)
        let database = try openDatabase(at: place, concurrency: 2)
        if case .postgres(let url) = place { try Self.postgresServer().lend(url, as: database) }
        return database
    }

    /// To apply fewer to a new schema is quicker than to copy a database.
    private static let worthCopying = 10

    /// A place to which `migrations` were applied; `remove` it, for on PostgreSQL it is a database of its own.
    package func place(_ migrations: [Migration]) async throws -> DatabaseLocation {
        switch try await self.template(migrations) {
        case .sqlite(let template):
            let file = try Self.newFile()
            // What was written last stands in the log beside it, which stays when the last connection only read.
            for part in ["", "-wal"] where FileManager.default.fileExists(atPath: template + part) {
                try FileManager.default.copyItem(atPath: template + part, toPath: file + part)
            }
            return .sqlite(file)
        case .postgres(let template):
            return .postgres(url: try await Self.postgresServer().newDatabase(copying: template))
        }
    }

    /// Drops a place that `place(_:)` gave; nobody uses it any more.
    package static func remove(_ place: DatabaseLocation) async throws {
        if case .postgres(let url) = place { try await Self.postgresServer().drop(url) }
    }

    private static let templates = Mutex<[String: Task<DatabaseLocation, any Error>]>([:])

    /// Where `migrations` were applied by the first who asked; all others copy it.
    private func template(_ migrations: [Migration]) async throws -> DatabaseLocation {
        let key = ([self.rawValue] + migrations.map(\.name)).joined(separator: " ")
        let making = Self.templates.withLock { templates in
            if let making = templates[key] { return making }
            let making = Task { try await self.newTemplate(migrations) }
            templates[key] = making
            return making
        }
        return try await making.value
    }

    private func newTemplate(_ migrations: [Migration]) async throws -> DatabaseLocation {
        let place: DatabaseLocation =
            switch self {
            case .sqlite: .sqlite(try Self.newFile())
            case .postgres: .postgres(url: try await Self.postgresServer().newDatabase())
            }
        let database = try openDatabase(at: place, concurrency: 1)
        try await database.migrate(migrations)
        try await database.close()
        return place
    }
}

/// PostgreSQL is wanted and not there: run the tests with `bin/with-postgres`.
package struct NoPostgres: Error {}
