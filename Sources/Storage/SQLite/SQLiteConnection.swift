import Foundation
import GRDB

/// A GRDB connection inside a transaction.
final class SQLiteConnection: SQLConnection {
    let dialect = Dialect.sqlite
    /// The first statement's error, which dooms the transaction.
    private(set) var failure: DatabaseError?
    private let database: GRDB.Database

    init(_ database: GRDB.Database) {
        self.database = database
    }

    func rows<T>(_ sql: SQL, _ map: (SQLRow) throws -> T) throws -> [T] {
        try self.remembering {
            let statement = try self.prepared(sql)
            let cursor = try Row.fetchCursor(statement)
            let row = SQLRow(source: .sqlite(SQLiteRow(statement: statement.sqliteStatement)))
            var answers: [T] = []
            while try cursor.next() != nil { answers.append(try map(row)) }
            return answers
        }
    }

    @discardableResult
    func execute(_ sql: SQL) throws -> Int {
        try self.remembering {
            try self.prepared(sql).execute()
            return self.database.changesCount
        }
    }

    private func prepared(_ sql: SQL) throws -> Statement {
        if let failure { throw failure }
        for value in sql.values { try value.checkStorable() }
        let statement = try self.database.cachedStatement(sql: sql.text)
        statement.setUncheckedArguments(StatementArguments(sql.values.lazy.map(\.databaseValue)))
        return statement
    }

    private func remembering<T>(_ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch let error as GRDB.DatabaseError {
            let failure = DatabaseError(error)
            self.failure = failure
            throw failure
        }
    }
}

extension SQLValue {
    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .real(let value): value.databaseValue
        case .text(let value): value.databaseValue
        case .blob(let value): Data(value).databaseValue
        }
    }
}
