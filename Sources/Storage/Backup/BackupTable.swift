/// A table of a backup: SQLite's schema gives columns and types, and both engines have the same.
struct BackupTable {
    struct Column {
        let name: String
        let type: String
    }

    let name: String
    let columns: [Column]

    /// Returns every table but virtual ones, which are rebuilt from the others, and the engine's own.
    static func all(_ sqlite: any SQLConnection) throws -> [BackupTable] {
        let names = try sqlite.rows(
            """
            SELECT name FROM pragma_table_list
            WHERE schema = 'main' AND type = 'table' AND substr(name, 1, 7) <> 'sqlite_' AND name <> 'grdb_migrations'
            ORDER BY name
            """
        ) { try $0.text(0) }
        return try names.map { name in
            BackupTable(
                name: name,
                columns: try sqlite.rows("SELECT name, type FROM pragma_table_info(\(name)) ORDER BY cid") { row in
                    var columns = row.reader
                    return Column(name: try columns.text(), type: try columns.text())
                }
            )
        }
    }

    var quoted: String { "\"\(self.name)\"" }

    private var columnList: String { self.columns.map { "\"\($0.name)\"" }.joined(separator: ", ") }

    /// The rows of one statement: about a thousand values.
    var batch: Int { max(1, 1000 / max(1, self.columns.count)) }

    /// Passes every row's values on in batches, so that a table need not fit into memory.
    func read(_ source: any SQLConnection, _ take: (_ values: [SQLValue], _ rows: Int) throws -> Void) throws {
        let select = "SELECT \(self.columnList) FROM \(self.quoted)"
        switch source.dialect {
        case .sqlite:
            var values: [SQLValue] = []
            var rows = 0
            try source.forEach(SQL(trusted: select)) { row in
                values += try self.values(row)
                rows += 1
                guard rows == self.batch else { return }
                try take(values, rows)
                values.removeAll(keepingCapacity: true)
                rows = 0
            }
            if rows > 0 { try take(values, rows) }
        case .postgres:
            try source.execute(SQL(trusted: "DECLARE backup NO SCROLL CURSOR FOR \(select)"))
            while true {
                let rows = try source.rows(SQL(trusted: "FETCH \(self.batch) FROM backup")) { try self.values($0) }
                if rows.isEmpty { break }
                try take(rows.flatMap { $0 }, rows.count)
            }
            try source.execute("CLOSE backup")
        }
    }

    func insert(_ values: [SQLValue], rows: Int, into target: any SQLConnection) throws {
        let row = "(" + self.columns.map { _ in "?" }.joined(separator: ", ") + ")"
        let overriding = target.dialect == .postgres ? "OVERRIDING SYSTEM VALUE " : ""
        let list = Array(repeating: row, count: rows).joined(separator: ", ")
        try target.execute(
            SQL(trusted: "INSERT INTO \(self.quoted) (\(self.columnList)) \(overriding)VALUES \(list)", values: values)
        )
    }

    private func values(_ row: SQLRow) throws -> [SQLValue] {
        var values = row.reader
        return try self.columns.map { column in
            switch column.type {
            case "INTEGER": try values.optionalInteger().sqlValue
            case "REAL": try values.optionalReal().sqlValue
            case "TEXT": try values.optionalText().sqlValue
            case "BLOB": try values.optionalBlob().sqlValue
            default: throw DatabaseError.failed("\(self.name).\(column.name) is of an unknown type.")
            }
        }
    }
}
