/// A row of an answer; valid only inside the closure it was given to.
///
/// An only column is read as `text(0)`, several by `reader`, in the order in which the statement names them.
package struct SQLRow {
    enum Source {
        case sqlite(SQLiteRow)
        case postgres(PostgresRow)
    }

    let source: Source
    /// Whether it is the first of the result: a value that is the same in every row needs to be read only once.
    package internal(set) var isFirst: Bool

    package func text(_ column: Int) throws -> String {
        try self.required(self.optionalText(column), column, "text")
    }

    package func integer(_ column: Int) throws -> Int64 {
        try self.required(self.optionalInteger(column), column, "integer")
    }

    package func int(_ column: Int) throws -> Int {
        Int(try self.integer(column))
    }

    package func real(_ column: Int) throws -> Double {
        try self.required(self.optionalReal(column), column, "real")
    }

    /// Reads an integer 0 or 1, or a comparison's result.
    package func bool(_ column: Int) throws -> Bool {
        let value =
            switch self.source {
            case .sqlite(let row): try row.integer(column).map { $0 != 0 }
            case .postgres(let row): try row.bool(column)
            }
        return try self.required(value, column, "boolean")
    }

    package func blob(_ column: Int) throws -> [UInt8] {
        try self.required(self.optionalBlob(column), column, "blob")
    }

    package func optionalText(_ column: Int) throws -> String? {
        switch self.source {
        case .sqlite(let row): try row.text(column)
        case .postgres(let row): row.text(column)
        }
    }

    package func optionalInteger(_ column: Int) throws -> Int64? {
        switch self.source {
        case .sqlite(let row): try row.integer(column)
        case .postgres(let row): try row.integer(column)
        }
    }

    package func optionalInt(_ column: Int) throws -> Int? {
        try self.optionalInteger(column).map { Int($0) }
    }

    package func optionalReal(_ column: Int) throws -> Double? {
        switch self.source {
        case .sqlite(let row): try row.real(column)
        case .postgres(let row): try row.real(column)
        }
    }

    package func optionalBlob(_ column: Int) throws -> [UInt8]? {
        switch self.source {
        case .sqlite(let row): try row.blob(column)
        case .postgres(let row): try row.blob(column)
        }
    }

    private func required<T>(_ value: T?, _ column: Int, _ expected: String) throws -> T {
        guard let value else { throw DatabaseError.column(column, expected: expected) }
        return value
    }
}
