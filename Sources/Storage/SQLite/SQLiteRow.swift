import GRDB

/// The row at which an SQLite statement stands.
struct SQLiteRow {
    let statement: SQLiteStatement

    func text(_ column: Int) throws -> String? {
        switch self.value(column) {
        case .string(let text): text
        case .null: nil
        default: throw DatabaseError.column(column, expected: "text")
        }
    }

    func integer(_ column: Int) throws -> Int64? {
        switch self.value(column) {
        case .int64(let integer): integer
        case .null: nil
        default: throw DatabaseError.column(column, expected: "integer")
        }
    }

    /// Integers count as well: `COALESCE(real, 0)` answers one.
    func real(_ column: Int) throws -> Double? {
        switch self.value(column) {
        case .double(let real): real
        case .int64(let integer): Double(integer)
        case .null: nil
        default: throw DatabaseError.column(column, expected: "real")
        }
    }

    func blob(_ column: Int) throws -> [UInt8]? {
        switch self.value(column) {
        case .blob(let data): [UInt8](data)
        case .null: nil
        default: throw DatabaseError.column(column, expected: "blob")
        }
    }

    private func value(_ column: Int) -> DatabaseValue.Storage {
        DatabaseValue(sqliteStatement: self.statement, index: CInt(column)).storage
    }
}
