import Foundation
import GRDB

/// A GRDB connection inside a transaction.
final class SQLiteConnection: SQLConnection {
    let dialect = Dialect.sqlite
    let setAside: SetAsideRows
    /// The first statement's error, which dooms the transaction.
    private(set) var failure: DatabaseError?
    private let database: GRDB.Database

    init(_ database: GRDB.Database, setAside: SetAsideRows) {
        self.database = database
        self.setAside = setAside
    }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
        do {
            let statement = try self.prepared(sql)
            let cursor = try Row.fetchCursor(statement)
            var row = SQLRow(source: .sqlite(SQLiteRow(statement: statement.sqliteStatement)), isFirst: true)
            while try cursor.next() != nil {
                try body(row)
                row.isFirst = false
            }
        } catch let error as GRDB.DatabaseError {
            throw self.remember(error)
        }
    }

    @discardableResult
    func execute(_ sql: SQL) throws -> Int {
        do {
            try self.prepared(sql).execute()
            return self.database.changesCount
        } catch let error as GRDB.DatabaseError {
            throw self.remember(error)
        }
    }

    /// Returns the cached statement with its values bound directly, because GRDB's arguments would copy them twice.
    private func prepared(_ sql: SQL) throws -> Statement {
        if let failure { throw failure }
        let statement = try self.database.cachedStatement(sql: sql.text)
        statement.setUncheckedArguments(Self.nothing)
        for index in sql.values.indices {
            try sql.values[index].checkStorable()
            guard sql.values[index].bind(to: statement.sqliteStatement, at: CInt(index + 1)) == 0 else {
                throw DatabaseError.failed("SQLite can't bind parameter \(index + 1).")
            }
        }
        return statement
    }

    private func remember(_ error: GRDB.DatabaseError) -> DatabaseError {
        let failure = DatabaseError(error)
        self.failure = failure
        return failure
    }

    private static let nothing = StatementArguments()
}

extension SQLValue {
    /// Binds a copy; returns SQLite's result code.
    fileprivate func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
        switch self {
        case .null: DatabaseValue.null.bind(to: statement, at: index)
        case .integer(let value): value.bind(to: statement, at: index)
        case .real(let value): value.bind(to: statement, at: index)
        case .text(let value): value.bind(to: statement, at: index)
        case .blob(let value): Data(value).bind(to: statement, at: index)
        }
    }
}
