/// The place of a database, which also decides the engine.
package enum DatabaseLocation: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The path of an SQLite file, which is made if needed.
    case sqlite(String)
    /// The URL of a PostgreSQL database: a secret.
    case postgres(url: String)

    package var description: String {
        switch self {
        case .sqlite(let path): path
        case .postgres: "PostgreSQL"
        }
    }

    package var debugDescription: String { self.description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Opens the database at `location`, without migrating it.
///
/// `concurrency` is the number of PostgreSQL connections: 8 by default.
package func openDatabase(
    at location: DatabaseLocation,
    for purpose: PostgresSettings.Purpose = .serving,
    concurrency: Int? = nil
) throws -> any Database {
    switch location {
    case .sqlite(let path):
        return try SQLiteDatabase(path: path)
    case .postgres(let url):
        var settings = PostgresSettings()
        settings.purpose = purpose
        if let concurrency { settings.connections = concurrency }
        return try PostgresDatabase(url: url, settings: settings)
    }
}
