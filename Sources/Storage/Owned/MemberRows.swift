/// The tables whose rows go with a member, read from the schema of either engine, so that nobody keeps a list.
///
/// One cascade over years of somebody's life holds the only writer, or locks and memory, for as long as it takes. So
/// these rows go before the member's own, some at a time. Tables with one row of each member are left to the cascade:
/// such rows say that somebody is hidden, or about to leave.
package struct MemberRows: Sendable, Equatable {
    package let table: String
    /// The column that names the member.
    let column: String
    /// The primary key.
    let key: [String]

    /// A column of a foreign key.
    struct Reference: Equatable {
        let child: String
        let parent: String
        let column: String
    }

    /// Returns the tables, each before those it refers to.
    package static func all(_ connection: any SQLConnection) throws -> [MemberRows] {
        let schema =
            switch connection.dialect {
            case .sqlite: try OwnedSchema(sqlite: connection)
            case .postgres: try OwnedSchema(postgres: connection)
            }
        let cascades = try Self.cascades(connection, schema)
        var found = cascades.filter { $0.parent == OwnedTable.members }.map { ($0.child, $0.column) }
        // What refers to such rows by their owner goes with them: sets with their activity.
        while let more = cascades.first(where: { reference in
            reference.column == "owner_id" && found.contains { $0 == (reference.parent, "owner_id") }
                && !found.contains { $0 == (reference.child, "owner_id") }
        }) { found.append((more.child, "owner_id")) }
        let rows = found.compactMap { table, column -> MemberRows? in
            let key = schema.keys.filter { $0.table == table }.map(\.column)
            guard key.contains(where: { $0 != column }) else { return nil }
            return MemberRows(table: table, column: column, key: key)
        }
        return Self.childrenFirst(rows, schema)
    }

    /// Deletes the rows of a member, a thousand in each transaction.
    package func delete(of member: Int64, in database: any Database) async throws {
        try await database.purge(
            SQL(trusted: "\"\(self.table)\""),
            by: SQL(trusted: self.key.map { "\"\($0)\"" }.joined(separator: ", ")),
            where: "\(SQL(trusted: "\"\(self.column)\"")) = \(member)"
        )
    }

    private static func childrenFirst(_ rows: [MemberRows], _ schema: OwnedSchema) -> [MemberRows] {
        var (waiting, ordered) = (rows, [MemberRows]())
        while !waiting.isEmpty {
            let ready = waiting.filter { row in
                !schema.references.contains { reference in
                    reference.parent == row.table && reference.child != row.table
                        && waiting.contains { $0.table == reference.child }
                }
            }
            if ready.isEmpty { return ordered + waiting }
            ordered += ready
            waiting.removeAll(where: ready.contains)
        }
        return ordered
    }

    /// Returns the columns of foreign keys whose rows are deleted with what they refer to.
    private static func cascades(_ connection: any SQLConnection, _ schema: OwnedSchema) throws -> [Reference] {
        guard connection.dialect == .sqlite else { return try self.postgresCascades(connection) }
        return try Set(schema.columns.map(\.table)).sorted().flatMap { table in
            try connection.rows(
                """
                SELECT "table", "from" FROM pragma_foreign_key_list(\(table)) WHERE on_delete = 'CASCADE'
                """
            ) { row in
                var columns = row.reader
                return Reference(child: table, parent: try columns.text(), column: try columns.text())
            }
        }
    }

    private static func postgresCascades(_ connection: any SQLConnection) throws -> [Reference] {
        try connection.rows(
            """
            SELECT CAST(child.relname AS text), CAST(parent.relname AS text), CAST(a.attname AS text)
            FROM pg_constraint f
            JOIN pg_class child ON child.oid = f.conrelid
            JOIN pg_class parent ON parent.oid = f.confrelid
            JOIN pg_namespace n ON n.oid = child.relnamespace
            CROSS JOIN LATERAL unnest(f.conkey) AS k (number)
            JOIN pg_attribute a ON a.attrelid = child.oid AND a.attnum = k.number
            WHERE f.contype = 'f' AND f.confdeltype = 'c' AND n.nspname = current_schema()
            ORDER BY 1, 2, 3
            """
        ) { row in
            var columns = row.reader
            return Reference(
                child: try columns.text(),
                parent: try columns.text(),
                column: try columns.text()
            )
        }
    }
}
