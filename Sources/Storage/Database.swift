/// The one door to storage: the same statements over SQLite and PostgreSQL.
///
/// The closure is synchronous because a transaction must not suspend while it holds a writer; it may run more than
/// once (a serialisation failure on PostgreSQL is tried again), so it has no effects but on the database. A statement
/// that fails dooms its transaction, on both engines: catching its error and going on does not save it. Where a
/// clash is expected write `ON CONFLICT`, or catch it outside.
package protocol Database: Sendable {
    var dialect: Dialect { get }

    /// The rows that could not be used.
    var setAside: SetAsideRows { get }

    /// Runs `work` on one consistent snapshot.
    func read<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T

    /// Asks one thing: as `read` with a single statement, without the cost of a transaction around it.
    func rows<T: Sendable>(_ sql: SQL, _ map: @Sendable @escaping (SQLRow) throws -> T) async throws -> [T]

    /// Runs `work` in a transaction: all of it happens or, when it throws, nothing.
    @discardableResult
    func write<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T

    /// Runs statements one after another, all of them or none, and tells how many rows each changed.
    ///
    /// As `write` where no statement depends on what another answered: on PostgreSQL they are pipelined.
    func run(_ statements: [SQL]) async throws -> [Int]

    /// Says something to the other programs on this database that listen at that moment; where a program has its
    /// database to itself, to nobody.
    ///
    /// At most 7000 bytes, and no secret: whoever may connect can listen.
    func announce(_ text: String, on channel: String) async throws

    /// What is announced by every program, this one included, until the reader is cancelled; begins with a gap, for it
    /// takes a while until anything can be heard. Ends at once where a program has its database to itself.
    func announcements(on channel: String) -> AsyncStream<Announcement>

    /// Brings the schema up to `migrations`, in their order; does nothing when it is.
    ///
    /// Throws `SchemaIsNewer` when the database has seen migrations that are not among them.
    func migrate(_ migrations: [Migration]) async throws

    /// Ends every connection; nothing may be asked afterwards.
    func close() async throws
}

extension Database {
    /// The first row of `rows`, or nil when there is none.
    package func row<T: Sendable>(
        _ sql: SQL,
        _ map: @Sendable @escaping (SQLRow) throws -> T
    ) async throws -> T? {
        try await self.rows(sql, map).first
    }
}

/// A connection inside a transaction; it never leaves the closure it was given to.
package protocol SQLConnection {
    var dialect: Dialect { get }

    /// The rows of this database that could not be used.
    var setAside: SetAsideRows { get }

    /// Hands over the answer row by row.
    ///
    /// A row is valid only inside `body`, which asks nothing itself with the same statement. A parameter that may be
    /// nil where its type can't be told (`? IS NULL`) needs a cast: `CAST(? AS BIGINT) IS NULL`.
    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws

    /// Runs a statement for its effect and returns how many rows it changed.
    @discardableResult
    func execute(_ sql: SQL) throws -> Int
}

extension SQLConnection {
    /// Every row of the answer, mapped while it is at hand.
    package func rows<T>(_ sql: SQL, _ map: (SQLRow) throws -> T) throws -> [T] {
        var answers: [T] = []
        try self.forEach(sql) { answers.append(try map($0)) }
        return answers
    }

    /// The first row, or nil when there is none.
    package func row<T>(_ sql: SQL, _ map: (SQLRow) throws -> T) throws -> T? {
        try self.rows(sql, map).first
    }

    /// Whether the answer has any row.
    package func exists(_ sql: SQL) throws -> Bool {
        try self.row(sql) { _ in true } ?? false
    }
}

/// What a listener to other programs hears.
package enum Announcement: Sendable, Equatable {
    case text(String)
    /// Something may have been said while nobody could hear it.
    case gap
}

/// Which engine is behind the door, for the few places where they differ.
package enum Dialect: String, Sendable {
    case sqlite, postgres
}

/// What storage says when it could not do as asked.
///
/// Messages may name tables and columns, never values.
package enum DatabaseError: Error, Equatable {
    /// A unique index or primary key already holds such a row; names the constraint or its columns.
    case uniqueViolation(String)
    case foreignKeyViolation(String)
    case checkViolation(String)
    /// The engine can't be reached, is too busy, or took too long: try again later (503).
    case unavailable(String)
    /// A column did not hold what the code expected.
    case column(Int, expected: String)
    case failed(String)
}
