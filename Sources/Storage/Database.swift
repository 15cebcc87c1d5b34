/// The seam: one interface for the same statements over SQLite and PostgreSQL.
///
/// Closures are synchronous because a transaction must not suspend while it holds a writer. They may run more than once
/// (PostgreSQL retries after a serialisation failure), so they have no effects but on the database. A statement that
/// fails dooms its transaction, on both engines: catching its error does not save it. Where a clash is expected write
/// `ON CONFLICT`, or catch it outside.
package protocol Database: Sendable {
    var dialect: Dialect { get }

    /// The unreadable rows that were set aside.
    var setAside: SetAsideRows { get }

    /// Runs `work` on one consistent snapshot.
    func read<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T

    /// Runs a single statement as `read` would, without the cost of a transaction.
    func rows<T: Sendable>(_ sql: SQL, _ map: @Sendable @escaping (SQLRow) throws -> T) async throws -> [T]

    /// Runs `work` in a transaction, which is rolled back when it throws.
    @discardableResult
    func write<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T

    /// Runs statements in one transaction and returns how many rows each changed.
    ///
    /// Use it instead of `write` when no statement depends on another's result: on PostgreSQL they are pipelined.
    func run(_ statements: [SQL]) async throws -> [Int]

    /// Sends a text to the other programs on this database that listen at that moment; to nobody where a program has
    /// its database to itself.
    ///
    /// It holds at most 7000 bytes and no secret: whoever may connect can listen.
    func announce(_ text: String, on channel: String) async throws

    /// Receives the announcements of every program, this one included, until the reader is cancelled.
    ///
    /// It begins with a gap, because listening takes a while to start, and ends at once where a program has its
    /// database to itself.
    func announcements(on channel: String) -> AsyncStream<Announcement>

    /// Applies those of `migrations`, in order, that the database doesn't have yet.
    ///
    /// Throws `SchemaIsNewer` when the database has migrations that are not among them.
    func migrate(_ migrations: [Migration]) async throws

    /// Closes every connection; no call may follow.
    func close() async throws
}

extension Database {
    /// Returns the first row, or nil when there is none.
    package func row<T: Sendable>(
        _ sql: SQL,
        _ map: @Sendable @escaping (SQLRow) throws -> T
    ) async throws -> T? {
        try await self.rows(sql, map).first
    }

    /// Returns whether the result has any row.
    package func exists(_ sql: SQL) async throws -> Bool {
        try await self.row(sql) { _ in true } ?? false
    }
}

/// A connection inside a transaction; it must not leave the closure that gets it.
package protocol SQLConnection {
    var dialect: Dialect { get }

    /// The unreadable rows of this database that were set aside.
    var setAside: SetAsideRows { get }

    /// Calls `body` with each row of the result.
    ///
    /// A row is valid only inside `body`, which must not run the same statement. A parameter that may be nil where its
    /// type can't be inferred (`? IS NULL`) needs a cast: `CAST(? AS BIGINT) IS NULL`.
    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws

    /// Runs a statement for its effect and returns how many rows it changed.
    @discardableResult
    func execute(_ sql: SQL) throws -> Int
}

extension SQLConnection {
    /// Returns every row of the result, mapped.
    package func rows<T>(_ sql: SQL, _ map: (SQLRow) throws -> T) throws -> [T] {
        var answers: [T] = []
        try self.forEach(sql) { answers.append(try map($0)) }
        return answers
    }

    /// Returns the first row, or nil when there is none.
    package func row<T>(_ sql: SQL, _ map: (SQLRow) throws -> T) throws -> T? {
        try self.rows(sql, map).first
    }

    /// Returns whether the result has any row.
    package func exists(_ sql: SQL) throws -> Bool {
        try self.row(sql) { _ in true } ?? false
    }
}

/// What a listener receives.
package enum Announcement: Sendable, Equatable {
    case text(String)
    /// Announcements may have been missed.
    case gap
}

/// The engine, for the few places where the two differ.
package enum Dialect: String, Sendable {
    case sqlite, postgres
}

/// An error of storage.
///
/// Messages may name tables and columns, never values.
package enum DatabaseError: Error, Equatable {
    /// A unique index or primary key has such a row already; names the constraint or its columns.
    case uniqueViolation(String)
    case foreignKeyViolation(String)
    case checkViolation(String)
    /// The engine can't be reached, is too busy, or took too long: retry later (503).
    case unavailable(String)
    /// A column did not have the expected type or value.
    case column(Int, expected: String)
    case failed(String)
}
