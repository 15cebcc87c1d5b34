import CPostgres
import Foundation

/// Opens connections to one PostgreSQL database.
///
/// The URL is a secret: no error and no description made here contains any of it.
struct PostgresConnector: Sendable, CustomStringConvertible, CustomReflectable {
    let settings: PostgresSettings
    let setAside = SetAsideRows()
    private let url: String

    var description: String { "PostgreSQL" }
    var customMirror: Mirror { Mirror(self, children: []) }

    init(url: String, settings: PostgresSettings) throws {
        guard let options = PQconninfoParse(url, nil) else {
            throw DatabaseError.failed("The database URL is not a PostgreSQL URL.")
        }
        PQconninfoFree(options)
        self.url = url
        self.settings = settings
    }

    func connect() throws -> PostgresConnection {
        try PostgresConnection(try self.plain(), statements: self.settings.statements, setAside: self.setAside)
    }

    /// Opens a connection for other uses than statements; the caller closes it.
    func plain() throws -> OpaquePointer {
        let pointer = try self.open()
        do {
            try self.prepare(pointer)
        } catch {
            PQfinish(pointer)
            throw error
        }
        return pointer
    }

    private func open() throws -> OpaquePointer {
        // Parameters after the URL override those in it.
        // A server that only reads, a standby, isn't one to serve from: of several hosts the next is tried.
        let standing = self.settings.purpose == .serving ? [("target_session_attrs", "read-write")] : []
        let parameters =
            standing + [
                ("connect_timeout", "\(self.settings.connectSeconds)"),
                ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
                ("tcp_user_timeout", "15000"),
                ("dbname", self.url),
                ("application_name", "spotter"), ("client_encoding", "UTF8"),
            ]
        let strings = parameters.map { (strdup($0.0), strdup($0.1)) }
        defer { for (key, value) in strings { free(key); free(value) } }
        let keys = strings.map { UnsafePointer($0.0) } + [nil]
        let values = strings.map { UnsafePointer($0.1) } + [nil]
        guard let pointer = PQconnectdbParams(keys, values, 1) else {
            throw DatabaseError.unavailable("There is no memory for a connection.")
        }
        guard PQstatus(pointer) == CONNECTION_OK else {
            let reason = Self.reason(String(cString: PQerrorMessage(pointer)))
            PQfinish(pointer)
            throw DatabaseError.unavailable(reason)
        }
        // libpq would write notices to standard error.
        PQsetNoticeProcessor(pointer, { _, _ in }, nil)
        return pointer
    }

    /// Runs statements one by one outside of any transaction, on a connection and a thread of its own.
    ///
    /// `isGiven` is asked first, for a row with true; false when it has none.
    func run(_ statements: [String], when isGiven: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result { try self.runHere(statements, when: isGiven) }) }
            thread.name = "postgres-alone"
            thread.start()
        }
    }

    private func runHere(_ statements: [String], when isGiven: String) throws -> Bool {
        let pointer = try self.plain()
        defer { PQfinish(pointer) }
        func ask(_ statement: String) throws -> String {
            guard let result = PQexec(pointer, statement) else { throw PostgresFailure.lost.error }
            defer { PQclear(result) }
            let status = PQresultStatus(result)
            guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else { throw PostgresFailure(result).error }
            return PQntuples(result) > 0 ? String(cString: PQgetvalue(result, 0, 0)) : ""
        }
        guard try ask(isGiven) == "t" else { return false }
        for statement in statements { _ = try ask(statement) }
        return true
    }

    private func prepare(_ pointer: OpaquePointer) throws {
        let timeout = self.settings.statementTimeout.components.seconds
        let idle = self.settings.purpose == .serving ? self.settings.idleInTransaction.components.seconds : 0
        let lock = self.settings.purpose == .serving ? "pg_try_advisory_lock_shared(\(PostgresLock.serving))" : "TRUE"
        let result = PQexec(
            pointer,
            """
            SET TIME ZONE 'UTC'; SET statement_timeout = '\(timeout)s';
            SET idle_in_transaction_session_timeout = '\(idle)s'; SELECT \(lock)
            """
        )
        defer { PQclear(result) }
        guard let result, PQresultStatus(result) == PGRES_TUPLES_OK else {
            throw DatabaseError.unavailable("PostgreSQL did not take the connection's settings.")
        }
        guard String(cString: PQgetvalue(result, 0, 0)) == "t" else {
            throw DatabaseError.unavailable("The database is being restored.")
        }
    }

    /// Names the kind of trouble; libpq's own messages contain hosts, users and parts of the URL.
    private static func reason(_ message: String) -> String {
        for (part, reason) in [
            ("authentication failed", "PostgreSQL refused the name or the password."),
            ("does not exist", "PostgreSQL knows no such database or role."),
            ("too many", "PostgreSQL takes no more connections."),
            ("timeout expired", "PostgreSQL did not answer in time."),
        ] where message.contains(part) { return reason }
        return "PostgreSQL can't be reached."
    }
}
