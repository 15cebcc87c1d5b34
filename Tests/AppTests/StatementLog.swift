import Storage
import Synchronization

/// The statements sent to a database in their order, without values, and the beginnings of transactions.
final class StatementLog: Sendable {
    private let heard = Mutex<[String]>([])

    func add(_ text: String) { self.heard.withLock { $0.append(text) } }

    /// Returns and removes everything since the last call.
    func take() -> [String] {
        self.heard.withLock { heard in
            defer { heard = [] }
            return heard
        }
    }
}

/// A database that logs its statements.
struct WatchedDatabase: Database {
    let database: any Database
    let log: StatementLog

    var dialect: Dialect { self.database.dialect }
    var setAside: SetAsideRows { self.database.setAside }

    func read<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T {
        self.log.add("read")
        return try await self.database.read { [log] in try work(WatchedConnection(connection: $0, log: log)) }
    }

    func rows<T: Sendable>(_ sql: SQL, _ map: @Sendable @escaping (SQLRow) throws -> T) async throws -> [T] {
        self.log.add(sql.text)
        return try await self.database.rows(sql, map)
    }

    func write<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T {
        self.log.add("write")
        return try await self.database.write { [log] in try work(WatchedConnection(connection: $0, log: log)) }
    }

    func run(_ statements: [SQL]) async throws -> [Int] {
        for statement in statements { self.log.add(statement.text) }
        return try await self.database.run(statements)
    }

    func announce(_ text: String, on channel: String) async throws {
        try await self.database.announce(text, on: channel)
    }

    func announcements(on channel: String) -> AsyncStream<Announcement> { self.database.announcements(on: channel) }

    func migrate(_ migrations: [Migration]) async throws { try await self.database.migrate(migrations) }

    func close() async throws { try await self.database.close() }
}

private struct WatchedConnection: SQLConnection {
    let connection: any SQLConnection
    let log: StatementLog

    var dialect: Dialect { self.connection.dialect }
    var setAside: SetAsideRows { self.connection.setAside }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
        self.log.add(sql.text)
        try self.connection.forEach(sql, body)
    }

    func execute(_ sql: SQL) throws -> Int {
        self.log.add(sql.text)
        return try self.connection.execute(sql)
    }
}
