import CPostgres
import Foundation

/// One libpq connection in pipeline mode; used by one thread.
///
/// Round trips are the main cost of PostgreSQL. So BEGIN and PREPARE are sent with the statement that needs them, and
/// the end of a transaction with nothing to lose is sent without waiting; its result is read before the next one's.
final class PostgresConnection: SQLConnection {
    /// The statements that every connection prepares at once, by name.
    enum Transaction: String, CaseIterable {
        case read = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        case write = "BEGIN"
        case commit = "COMMIT"
        case rollback = "ROLLBACK"

        var name: String { "\(self)" }
    }

    let dialect = Dialect.postgres
    let setAside: SetAsideRows
    /// The first statement's failure, which dooms the transaction.
    var failure: PostgresFailure?
    /// Whether COMMIT was sent, so that the outcome is unknown when the connection is lost.
    private(set) var isCommitting = false

    let pointer: OpaquePointer
    private var kind = Transaction.read
    private var hasBegun = false
    var statements: PreparedStatements
    var parameters = PostgresParameters()
    /// How many results were requested but not read.
    private var owed = 0
    /// How many commands succeeded before the last synchronisation point.
    private var succeeded = 0

    /// Takes ownership of an open connection.
    init(_ pointer: OpaquePointer, statements: Int, setAside: SetAsideRows) throws {
        self.pointer = pointer
        self.setAside = setAside
        self.statements = PreparedStatements(limit: statements)
        guard PQenterPipelineMode(pointer) == 1 else { throw PostgresFailure.lost.error }
        for transaction in Transaction.allCases {
            try self.sent(PQsendPrepare(pointer, transaction.name, transaction.rawValue, 0, nil) == 1)
        }
        try self.answer()
    }

    /// Waits until PostgreSQL has ended the session: before that it still holds the lock of who serves.
    deinit {
        let socket = PQstatus(self.pointer) == CONNECTION_OK ? dup(PQsocket(self.pointer)) : -1
        PQfinish(self.pointer)
        guard socket >= 0 else { return }
        Self.awaitEnd(of: socket)
        close(socket)
    }

    /// Reads what is left until the other side closes, for at most ten seconds.
    private static func awaitEnd(of socket: Int32) {
        let deadline = ContinuousClock.now + .seconds(10)
        var left = [UInt8](repeating: 0, count: 4096)
        while ContinuousClock.now < deadline {
            var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 1000) >= 0 else { return }
            if waiting.revents != 0, recv(socket, &left, left.count, Int32(MSG_DONTWAIT)) <= 0 { return }
        }
    }

    /// Runs `work` between BEGIN, which is sent with the first statement, and COMMIT or ROLLBACK.
    func transaction<T>(_ kind: Transaction, _ work: (any SQLConnection) throws -> T) throws -> T {
        self.kind = kind
        self.hasBegun = false
        self.isCommitting = false
        self.failure = nil
        do {
            let value = try work(self)
            if let failure { throw failure.error }
            if self.hasBegun { try self.finish() }
            return value
        } catch {
            if self.hasBegun, !self.isCommitting, self.failure?.cure != .reconnect {
                try self.leave(.rollback)
            }
            throw error
        }
    }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
        try self.run(sql).forEach(body)
    }

    @discardableResult
    func execute(_ sql: SQL) throws -> Int {
        try self.run(sql).changes
    }

    /// Sends the statement with everything it needs, and waits for its result.
    private func run(_ sql: SQL) throws -> PostgresResult {
        if let failure { throw failure.error }
        for value in sql.values { try value.checkStorable() }
        var before = 0
        if !self.hasBegun {
            self.hasBegun = true
            try self.send(self.kind)
            before += 1
        }
        let name: String
        var preparing: PreparedStatements.Entry?
        switch self.statements.step(sql) {
        case .ready(let ready): name = ready
        case .prepare(let entry, let text, let forget):
            before += try self.sendPreparation(entry, text, forget)
            name = entry.name
            preparing = entry
        }
        self.parameters.set(sql.values)
        try self.sent(self.parameters.send(self.pointer, name))
        // A prepared statement stays prepared even when its first use fails.
        defer { if let preparing, self.succeeded >= before { self.statements.prepared(preparing, for: sql.text) } }
        return try self.answer()
    }

    /// Sends PREPARE, after deallocating the statement that it replaces; returns how many commands that were.
    func sendPreparation(_ entry: PreparedStatements.Entry, _ text: String, _ forget: String?) throws -> Int {
        if let forget {
            try self.sent(PQsendQueryParams(self.pointer, "DEALLOCATE \(forget)", 0, nil, nil, nil, nil, 0) == 1)
        }
        try self.sent(PQsendPrepare(self.pointer, entry.name, text, Int32(entry.types.count), entry.types) == 1)
        return forget == nil ? 1 : 2
    }

    private func finish() throws {
        guard self.kind == .write else { return try self.leave(.commit) }
        try self.send(.commit)
        self.isCommitting = true
        // PostgreSQL answers the COMMIT of a failed transaction with the tag ROLLBACK and no error.
        guard try self.answer().status == "COMMIT" else {
            throw DatabaseError.failed("The transaction was rolled back.")
        }
    }

    /// Ends the transaction without waiting for the result.
    private func leave(_ end: Transaction) throws {
        try self.send(end)
        try self.synchronise()
        self.owed += 1
    }

    private func send(_ transaction: Transaction) throws {
        try self.sent(PQsendQueryPrepared(self.pointer, transaction.name, 0, nil, nil, nil, 0) == 1)
    }

    func synchronise() throws { try self.sent(PQpipelineSync(self.pointer) == 1) }

    func sent(_ success: Bool) throws {
        guard !success else { return }
        self.failure = .lost
        throw PostgresFailure.lost.error
    }

    /// Flushes what was sent and returns the last result.
    @discardableResult
    func answer() throws -> PostgresResult {
        try self.synchronise()
        self.readOwed()
        let (answers, failure) = self.readAnswers()
        self.succeeded = answers.count
        if let failure { throw self.remember(failure) }
        guard let last = answers.last else { throw self.remember(.lost) }
        return last
    }

    /// Reads results that nobody waits for; how a finished read or a rollback went doesn't matter, and a lost
    /// connection shows later.
    func readOwed() {
        while self.owed > 0 {
            self.owed -= 1
            _ = self.readAnswers()
        }
    }

    private func remember(_ failure: PostgresFailure) -> DatabaseError {
        self.failure = failure
        return failure.error
    }

    /// Reads results up to the next synchronisation point, until one of the commands failed.
    func readAnswers() -> (answers: [PostgresResult], failure: PostgresFailure?) {
        var answers: [PostgresResult] = []
        var failure: PostgresFailure?
        while true {
            // A nil ends each statement's results.
            guard let result = PQgetResult(self.pointer) ?? PQgetResult(self.pointer) else {
                return (answers, failure ?? .lost)
            }
            let answer = PostgresResult(result)
            switch PQresultStatus(result) {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK: answers.append(answer)
            case PGRES_PIPELINE_SYNC: return (answers, failure)
            case PGRES_PIPELINE_ABORTED: break
            default: failure = failure ?? PostgresFailure(result)
            }
            if PQstatus(self.pointer) == CONNECTION_BAD { return (answers, failure ?? .lost) }
        }
    }
}
