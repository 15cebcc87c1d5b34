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
        let parameters = [
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

    private func prepare(_ pointer: OpaquePointer) throws {
        let timeout = self.settings.statementTimeout.components.seconds
        let lock = self.settings.purpose == .serving ? "pg_try_advisory_lock_shared(\(PostgresLock.serving))" : "TRUE"
        let result = PQexec(
            pointer,
            "SET TIME ZONE 'UTC'; SET statement_timeout = '\(timeout)s'; SELECT \(lock)"
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
