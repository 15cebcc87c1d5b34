/// One step of the schema; it only goes forward, and is never edited once released.
///
/// The statements are written once; `SchemaWords` has what differs between the engines.
package struct Migration: Sendable {
    /// Unique among all wings, and never changed: "accounts-0001-member".
    package let name: String
    package let statements: @Sendable (SchemaWords) -> [String]
    /// The index that it adds; nil for any other step.
    let index: Index?

    package init(_ name: String, _ statements: @Sendable @escaping (SchemaWords) -> [String]) {
        self.name = name
        self.statements = statements
        self.index = nil
    }

    /// Adds an index to a table, which on PostgreSQL may be written to meanwhile.
    package init(_ name: String, index: Index) {
        self.name = name
        self.statements = { _ in ["CREATE INDEX \(index.name) ON \(index.table) \(index.columns)"] }
        self.index = index
    }

    package struct Index: Sendable {
        let name: String
        let table: String
        /// With their brackets, and a condition behind them.
        let columns: String

        /// `columns` are in brackets, and may have a condition behind them.
        package init(_ name: String, on table: String, _ columns: String) {
            self.name = name
            self.table = table
            self.columns = columns
        }
    }
}

/// The parts of a `CREATE TABLE` in which the engines differ.
package struct SchemaWords: Sendable {
    package let dialect: Dialect

    package init(_ dialect: Dialect) { self.dialect = dialect }

    /// A 64-bit integer; also instants (milliseconds since 1970 UTC) and booleans (0 or 1).
    package var integer: String { self.dialect == .sqlite ? "INTEGER" : "BIGINT" }
    package var real: String { self.dialect == .sqlite ? "REAL" : "DOUBLE PRECISION" }
    package var text: String { "TEXT" }
    package var blob: String { self.dialect == .sqlite ? "BLOB" : "BYTEA" }
    /// The type and constraint of an id that the database generates and never uses twice.
    package var identity: String {
        self.dialect == .sqlite
            ? "INTEGER PRIMARY KEY AUTOINCREMENT" : "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
    }
    /// The suffix of a table of narrow rows that are always found by their whole key: SQLite then stores the rows in
    /// the key's own tree.
    package var clustered: String { self.dialect == .sqlite ? "STRICT, WITHOUT ROWID" : "" }
    /// The suffix of every other table.
    package var strict: String { self.dialect == .sqlite ? "STRICT" : "" }
}

/// Thrown for a database that a later version of the program wrote, which alone may open it.
package struct SchemaIsNewer: Error, Equatable {
    /// The migrations that this program does not know.
    package let unknown: [String]
}
