import CPostgres

/// Statements that don't depend on each other's results.
///
/// They need no BEGIN and COMMIT, because PostgreSQL makes one transaction of everything between two synchronisation
/// points.
struct PostgresBatch: Sendable {
    let statements: [SQL]
    /// Reads share a transaction with other batches, and can be run again when their outcome is unknown.
    let isRead: Bool
    /// Called once, with a result for each statement.
    let done: @Sendable (Result<[PostgresResult], any Error>) -> Void
    /// How often it has failed.
    private(set) var attempts = 0

    init(
        _ statements: [SQL],
        isRead: Bool,
        done: @Sendable @escaping (Result<[PostgresResult], any Error>) -> Void
    ) {
        self.statements = statements
        self.isRead = isRead
        self.done = done
    }

    /// Retries as transactions do: five times after a conflict, once when the connection was lost before the batch
    /// could count.
    func mayBeTriedAgain(after failure: PostgresFailure, hasBegun: Bool) -> Bool {
        switch failure.cure {
        case .again: self.attempts < 5
        case .reconnect: self.attempts == 0 && (self.isRead || !hasBegun)
        case .none: false
        }
    }

    func triedAgain() -> PostgresBatch {
        var next = self
        next.attempts += 1
        return next
    }
}

/// PostgreSQL's result of one statement, readable from any thread.
///
/// Unchecked because libpq never changes a complete result, and this object clears it.
final class PostgresResult: @unchecked Sendable {
    private let result: OpaquePointer

    /// Takes ownership of the result.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(self.result) }

    func forEach(_ body: (SQLRow) throws -> Void) rethrows {
        for row in 0..<PQntuples(self.result) {
            try body(SQLRow(source: .postgres(PostgresRow(result: self.result, row: row)), isFirst: row == 0))
        }
    }

    /// How many rows the statement changed.
    var changes: Int { Int(String(cString: PQcmdTuples(self.result))) ?? 0 }

    /// The command tag: "COMMIT".
    var status: String { String(cString: PQcmdStatus(self.result)) }
}
