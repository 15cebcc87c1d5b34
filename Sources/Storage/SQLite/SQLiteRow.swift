import GRDB
import GRDBSQLite

/// The current row of an SQLite statement; a column out of range is null.
struct SQLiteRow {
    let statement: SQLiteStatement

    func text(_ column: Int) throws -> String? {
        switch sqlite3_column_type(self.statement, CInt(column)) {
        case SQLITE_TEXT: String(sqliteStatement: self.statement, index: CInt(column))
        case SQLITE_NULL: nil
        default: throw DatabaseError.column(column, expected: "text")
        }
    }

    func integer(_ column: Int) throws -> Int64? {
        switch sqlite3_column_type(self.statement, CInt(column)) {
        case SQLITE_INTEGER: sqlite3_column_int64(self.statement, CInt(column))
        case SQLITE_NULL: nil
        default: throw DatabaseError.column(column, expected: "integer")
        }
    }

    /// Reads a number; integers are converted, such as that of `COALESCE(real, 0)`.
    func real(_ column: Int) throws -> Double? {
        switch sqlite3_column_type(self.statement, CInt(column)) {
        case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(self.statement, CInt(column))
        case SQLITE_NULL: nil
        default: throw DatabaseError.column(column, expected: "real")
        }
    }

    func blob(_ column: Int) throws -> [UInt8]? {
        switch sqlite3_column_type(self.statement, CInt(column)) {
        case SQLITE_BLOB:
            [UInt8](
                UnsafeRawBufferPointer(
                    start: sqlite3_column_blob(self.statement, CInt(column)),
                    count: Int(sqlite3_column_bytes(self.statement, CInt(column)))
                )
            )
        case SQLITE_NULL: nil
        default: throw DatabaseError.column(column, expected: "blob")
        }
    }
}
