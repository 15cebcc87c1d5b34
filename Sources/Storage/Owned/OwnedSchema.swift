/// The tables' columns and keys, read from either engine.
struct OwnedSchema {
    var columns: [(table: String, column: String, type: String)] = []
    /// In the order of each primary key.
    var keys: [(table: String, column: String)] = []
    var references: [(child: String, parent: String)] = []

    func tables() throws -> [OwnedTable] {
        var tables: [OwnedTable] = []
        for (name, columns) in Dictionary(grouping: self.columns, by: \.table).sorted(by: { $0.key < $1.key }) {
            let owner = name == OwnedTable.members ? "id" : "owner_id"
            guard columns.contains(where: { $0.column == owner }) else { continue }
            let others = columns.filter { $0.column != owner }
            tables.append(
                OwnedTable(
                    name: name,
                    ownerColumn: owner,
                    columns: try others.map { column in
                        guard let kind = Self.kinds[column.type] else {
                            throw DatabaseError.failed("\(name).\(column.column) is of an unknown type.")
                        }
                        return OwnedTable.Column(name: column.column, kind: kind)
                    },
                    key: self.keys.filter { $0.table == name && $0.column != owner }.map(\.column)
                )
            )
        }
        return self.parentsFirst(tables)
    }

    private static let kinds: [String: OwnedTable.Column.Kind] = [
        "INTEGER": .integer, "REAL": .real, "TEXT": .text, "BLOB": .blob,
        "bigint": .integer, "double precision": .real, "text": .text, "bytea": .blob,
    ]

    /// Sorts tables after those they refer to; tables in a cycle keep their order.
    private func parentsFirst(_ tables: [OwnedTable]) -> [OwnedTable] {
        var waiting = tables
        var ordered: [OwnedTable] = []
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name))
            let ready = waiting.filter { table in
                !self.references.contains {
                    $0.child == table.name && $0.parent != table.name && names.contains($0.parent)
                }
            }
            if ready.isEmpty { return ordered + waiting }
            ordered += ready
            waiting.removeAll(where: ready.contains)
        }
        return ordered
    }
}
