/// PostgreSQL through libpq: a pool of connections, each on a thread of its own.
package final class PostgresDatabase: Database {
    package let dialect = Dialect.postgres
    package var setAside: SetAsideRows { self.connector.setAside }
    private let pool: PostgresPool
    let connector: PostgresConnector

    /// Connects on first use.
    ///
    /// The URL is a secret: it appears in no error.
    package init(url: String, settings: PostgresSettings = PostgresSettings()) throws {
        self.connector = try PostgresConnector(url: url, settings: settings)
        self.pool = PostgresPool(connector: self.connector)
    }

    deinit { self.pool.close() }

    /// How many transactions and batches wait for a connection.
    var waiting: Int { self.pool.waiting }

    package func read<T: Sendable>(
        _ work: @Sendable @escaping (any SQLConnection) throws -> T
    ) async throws -> T {
        try await self.transaction(.read, work)
    }

    @discardableResult
    package func write<T: Sendable>(
        _ work: @Sendable @escaping (any SQLConnection) throws -> T
    ) async throws -> T {
        try await self.transaction(.write, work)
    }

    package func rows<T: Sendable>(
        _ sql: SQL,
        _ map: @Sendable @escaping (SQLRow) throws -> T
    ) async throws -> [T] {
        let answers = try await self.batch([sql], isRead: true)
        var rows: [T] = []
        for answer in answers { try answer.forEach { rows.append(try map($0)) } }
        return rows
    }

    package func run(_ statements: [SQL]) async throws -> [Int] {
        try await self.batch(statements, isRead: false).map(\.changes)
    }

    package func announce(_ text: String, on channel: String) async throws {
        // It runs among reads and without waiting for the disk, because an announcement need not be durable, and while
        // one is flushed no other can be made.
        _ = try await self.batch(
            [
                """
                SELECT set_config('synchronous_commit', 'off', true),
                    pg_notify(\(channel) || '.' || md5(current_schema()), \(text))
                """
            ],
            isRead: true
        )
    }

    package func announcements(on channel: String) -> AsyncStream<Announcement> {
        let queue = AnnouncementQueue()
        PostgresListener(connector: self.connector, channel: channel, queue: queue).start()
        return queue.stream
    }

    package func close() async throws {
        self.pool.close()
        await self.pool.closed()
    }

    private func batch(_ statements: [SQL], isRead: Bool) async throws -> [PostgresResult] {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try self.pool.submit(PostgresBatch(statements, isRead: isRead) { continuation.resume(with: $0) })
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    private func transaction<T: Sendable>(
        _ kind: PostgresConnection.Transaction,
        _ work: @Sendable @escaping (any SQLConnection) throws -> T
    ) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try self.pool.submit { worker in
                    continuation.resume(with: Result { try worker.transaction(kind, work) })
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
