/// Where a database is, and so which engine it is.
package enum DatabaseLocation: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The path of an SQLite file, made when there is none.
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
/// `concurrency` is how many may be at work at once on PostgreSQL: 8 when not said.
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
