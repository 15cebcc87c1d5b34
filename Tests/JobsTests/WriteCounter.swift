import Storage
import Synchronization

/// A database that counts how often it is written to.
final class WriteCounter: Database {
    private let database: any Database
    private let count = Mutex(0)

    init(_ database: any Database) { self.database = database }

    var writes: Int { self.count.withLock { $0 } }
    var dialect: Dialect { self.database.dialect }
    var setAside: SetAsideRows { self.database.setAside }

    func read<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T {
        try await self.database.read(work)
    }

    func rows<T: Sendable>(_ sql: SQL, _ map: @Sendable @escaping (SQLRow) throws -> T) async throws -> [T] {
        try await self.database.rows(sql, map)
    }

    @discardableResult
    func write<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T {
        self.count.withLock { $0 += 1 }
        return try await self.database.write(work)
    }

    func run(_ statements: [SQL]) async throws -> [Int] {
        self.count.withLock { $0 += 1 }
        return try await self.database.run(statements)
    }

    func announce(_ text: String, on channel: String) async throws {
        try await self.database.announce(text, on: channel)
    }

    func announcements(on channel: String) -> AsyncStream<Announcement> { self.database.announcements(on: channel) }
    func migrate(_ migrations: [Migration]) async throws { try await self.database.migrate(migrations) }
    func close() async throws { try await self.database.close() }
}
