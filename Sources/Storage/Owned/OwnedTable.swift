/// A table of members' rows, described by the schema of either engine.
///
/// Code that handles all such tables needs no list of them: a new table is included at once.
package struct OwnedTable: Sendable, Equatable {
    package struct Column: Sendable, Equatable {
        package enum Kind: String, Sendable { case integer, real, text, blob }

        package let name: String
        package let kind: Kind
    }

    package let name: String
    /// The column with the owner: `id` in the table of members itself, `owner_id` everywhere else.
    package let ownerColumn: String
    /// All columns but the owner's, in their order.
    package let columns: [Column]
    /// The primary key without the owner; empty where a member has one row.
    package let key: [String]

    package static let members = "member"

    /// Returns every table with an owner and the one of members, each after those it refers to.
    package static func all(_ connection: any SQLConnection) throws -> [OwnedTable] {
        let schema =
            switch connection.dialect {
            case .sqlite: try OwnedSchema(sqlite: connection)
            case .postgres: try OwnedSchema(postgres: connection)
            }
        return try schema.tables()
    }

    package func column(_ name: String) -> Column? { self.columns.first { $0.name == name } }
}
