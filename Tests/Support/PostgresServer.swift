import CPostgres
import Dispatch
import Foundation
import Storage
import Synchronization

/// The server of `bin/with-postgres`, which makes and drops databases; it is gone itself when the command ends.
final class PostgresServer: Sendable {
    private let url: String
    /// One connection for the whole run, where statements wait for each other.
    private let connection = Mutex<OpaquePointer?>(nil)
    private let queue = DispatchQueue(label: "postgres-server")
    private let lent = Mutex<[Lent]>([])

    init(url: String) { self.url = url }

    /// Makes an empty schema and returns its URL.
    func newSchema() async throws -> String {
        let name = Self.newName()
        try await self.execute("CREATE SCHEMA \(name)")
        return self.url(setting: "options", to: "-csearch_path%3D\(name)")
    }

    /// Makes an empty database, or a copy of one that nobody is connected to, and returns its URL.
    ///
    /// Files are copied as they are: page by page through the log takes four times as long.
    func newDatabase(copying template: String? = nil) async throws -> String {
        try await self.dropReturned()
        let name = Self.newName()
        let source = template.map { " TEMPLATE \(self.name(in: $0)) STRATEGY FILE_COPY" } ?? ""
        try await self.execute("CREATE DATABASE \(name)\(source)")
        return self.url(setting: "dbname", to: name)
    }

    /// Drops the database at `url` when nobody has `database` any more.
    func lend(_ url: String, as database: any Database) {
        guard let database = database as? PostgresDatabase else { return }
        self.lent.withLock { $0.append(Lent(url: url, database: database)) }
    }

    func drop(_ url: String) async throws {
        try await self.execute("DROP DATABASE IF EXISTS \(self.name(in: url)) WITH (FORCE)")
    }

    private func dropReturned() async throws {
        let returned = self.lent.withLock { lent in
            let returned = lent.filter { $0.database == nil }
            lent.removeAll { $0.database == nil }
            return returned
        }
        for database in returned { try await self.drop(database.url) }
    }

    private static func newName() -> String {
        "test_" + UUID().uuidString.lowercased().replacing("-", with: "_")
    }

    /// What stands last in a URL wins.
    private func url(setting name: String, to value: String) -> String {
        "\(self.url)\(self.url.contains("?") ? "&" : "?")\(name)=\(value)"
    }

    private func name(in url: String) -> Substring { url.split(separator: "=").last ?? "" }

    /// Runs one statement outside of any transaction, on a thread that may be kept waiting.
    private func execute(_ statement: String) async throws {
        try await withCheckedThrowingContinuation { continuation in
            self.queue.async { continuation.resume(with: Result { try self.executeHere(statement) }) }
        }
    }

    private func executeHere(_ statement: String) throws {
        try self.connection.withLock { connection in
            if connection == nil { connection = PQconnectdb(self.url) }
            let result = PQexec(connection, statement)
            defer { PQclear(result) }
            guard PQresultStatus(result) == PGRES_COMMAND_OK else {
                throw DatabaseError.failed("\(statement): \(String(cString: PQerrorMessage(connection)))")
            }
        }
    }
}

/// A database of its own that a test was given.
private struct Lent {
    let url: String
    weak var database: PostgresDatabase?
}
