import CPostgres

/// Statements that wait for no answer of each other: a transaction that needs no BEGIN and no COMMIT, because
/// PostgreSQL makes one of whatever stands between two synchronisation points.
struct PostgresBatch: Sendable {
    let statements: [SQL]
    /// Reads share a transaction with others, and may be run again when nobody knows what became of them.
    let isRead: Bool
    /// Called once, with an answer to each statement.
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

    /// As for transactions: five times when it met another, once when the connection was lost before it could count.
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

/// What PostgreSQL answered to one statement, readable from any thread.
///
/// Unchecked because libpq's results are never changed once they are complete, and this one clears it.
final class PostgresResult: @unchecked Sendable {
    private let result: OpaquePointer

    /// Takes the result over.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(self.result) }

    func forEach(_ body: (SQLRow) throws -> Void) rethrows {
        for row in 0..<PQntuples(self.result) {
            try body(SQLRow(source: .postgres(PostgresRow(result: self.result, row: row)), isFirst: row == 0))
        }
    }

    /// How many rows the statement changed.
    var changes: Int { Int(String(cString: PQcmdTuples(self.result))) ?? 0 }

    /// The command's name and what came of it: "COMMIT".
    var status: String { String(cString: PQcmdStatus(self.result)) }
}
