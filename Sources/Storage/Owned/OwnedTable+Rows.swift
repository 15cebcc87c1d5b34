/// Reads and writes one member's rows of a table known only from its schema.
///
/// Names of tables and columns come from the schema, never from input; values are bound.
extension OwnedTable {
    /// Returns the values of `columns` for up to `limit` rows in the order of `order`, after `last`.
    package func rows(
        of owner: Int64,
        columns names: [String],
        order: [String],
        after last: [SQLValue]?,
        where condition: String = "",
        limit: Int,
        in connection: any SQLConnection
    ) throws -> [[SQLValue]] {
        let asked = try names.map { try self.required($0) }
        // A table may have no other column than its owner's.
        let selected = names.isEmpty ? [self.ownerColumn] : names
        var text = "SELECT \(Self.list(selected)) FROM \"\(self.name)\" WHERE \"\(self.ownerColumn)\" = ?"
        var values: [SQLValue] = [.integer(owner)]
        if !condition.isEmpty { text += " AND (\(condition))" }
        if let last, !order.isEmpty {
            text += " AND (\(Self.list(order))) > (\(Self.marks(last.count)))"
            values += last
        }
        if !order.isEmpty { text += " ORDER BY \(Self.list(order))" }
        text += " LIMIT ?"
        values.append(.integer(Int64(limit)))
        return try connection.rows(SQL(trusted: text, values: values)) { row in
            var values = row.reader
            return try asked.map { try Self.value(&values, $0.kind) }
        }
    }

    /// Adds a row with these values unless an equal one is there; false when it was.
    package func add(_ values: [String: SQLValue], of owner: Int64, in connection: any SQLConnection) throws -> Bool {
        let names = self.columns.map(\.name).filter { values[$0] != nil }
        let bound = [.integer(owner)] + names.map { values[$0] ?? .null }
        let text = """
            INSERT INTO "\(self.name)" (\(Self.list([self.ownerColumn] + names)))
            VALUES (\(Self.marks(bound.count))) ON CONFLICT DO NOTHING
            """
        return try connection.execute(SQL(trusted: text, values: bound)) > 0
    }

    /// Counts the owner's rows for which `condition` is true and whose `columns` have these values.
    package func count(
        alike columns: [String],
        _ values: [String: SQLValue],
        where condition: SQL,
        of owner: Int64,
        in connection: any SQLConnection
    ) throws -> Int {
        let alike = ([self.ownerColumn] + columns).map { "\"\($0)\" = ?" }.joined(separator: " AND ")
        let bound = [.integer(owner)] + columns.map { values[$0] ?? .null }
        let start = SQL(trusted: "SELECT COUNT(*) FROM \"\(self.name)\" WHERE \(alike) AND ", values: bound)
        return try connection.row("\(start) (\(condition))") { try $0.int(0) } ?? 0
    }

    /// Counts the owner's rows for which `condition` is true, for each of `groups` of values of `columns`.
    ///
    /// It is one statement. A group without rows is left out of the result.
    package func counts(
        of groups: Set<[SQLValue]>,
        by columns: [String],
        where condition: SQL,
        of owner: Int64,
        in connection: any SQLConnection
    ) throws -> [[SQLValue]: Int] {
        guard !columns.isEmpty else {
            return [[]: try self.count(alike: [], [:], where: condition, of: owner, in: connection)]
        }
        let asked = try columns.map { try self.required($0) }
        let group = "(" + columns.map { "\"\($0)\" = ?" }.joined(separator: " AND ") + ")"
        let any = Array(repeating: group, count: groups.count).joined(separator: " OR ")
        let start = SQL(
            trusted: """
                SELECT \(Self.list(columns)), COUNT(*) FROM "\(self.name)"
                WHERE "\(self.ownerColumn)" = ? AND (\(any)) AND
                """,
            values: [.integer(owner)] + groups.flatMap(\.self)
        )
        let end = SQL(trusted: "GROUP BY \(Self.list(columns))", values: [])
        let found = try connection.rows("\(start) (\(condition)) \(end)") { row in
            var values = row.reader
            return (try asked.map { try Self.value(&values, $0.kind) }, try values.int())
        }
        return Dictionary(uniqueKeysWithValues: found)
    }

    /// Deletes the row with these values' key, unless its version shows that it was edited since.
    package func remove(_ values: [String: SQLValue], of owner: Int64, in connection: any SQLConnection) throws -> Bool
    {
        let names = (self.key + ["version"]).filter { values[$0] != nil && self.column($0) != nil }
        guard names.count >= self.key.count else { return false }
        let conditions = ([self.ownerColumn] + names).map { "\"\($0)\" = ?" }.joined(separator: " AND ")
        let bound = [.integer(owner)] + names.map { values[$0] ?? .null }
        return try connection.execute(
            SQL(trusted: "DELETE FROM \"\(self.name)\" WHERE \(conditions)", values: bound)
        ) > 0
    }

    private func required(_ name: String) throws -> Column {
        guard let column = self.column(name) else { throw DatabaseError.failed("\(self.name) has no \(name)") }
        return column
    }

    private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    private static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }

    private static func value(_ values: inout ColumnReader, _ kind: Column.Kind) throws -> SQLValue {
        switch kind {
        case .integer: try values.optionalInteger().sqlValue
        case .real: try values.optionalReal().sqlValue
        case .text: try values.optionalText().sqlValue
        case .blob: try values.optionalBlob().sqlValue
        }
    }
}

extension OwnedTable {
    /// Updates these columns of the owner's only row.
    package func change(_ values: [String: SQLValue], of owner: Int64, in connection: any SQLConnection) throws {
        let names = self.columns.map(\.name).filter { values[$0] != nil }
        guard !names.isEmpty else { return }
        let list = names.map { "\"\($0)\" = ?" }.joined(separator: ", ")
        let bound = names.map { values[$0] ?? .null } + [.integer(owner)]
        try connection.execute(
            SQL(trusted: "UPDATE \"\(self.name)\" SET \(list) WHERE \"\(self.ownerColumn)\" = ?", values: bound)
        )
    }
}
