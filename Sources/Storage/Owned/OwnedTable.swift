/// A table of members' rows as the schema itself describes it, on either engine.
///
/// What handles such tables needs no list of them: one that is added tomorrow is among them.
package struct OwnedTable: Sendable, Equatable {
    package struct Column: Sendable, Equatable {
        package enum Kind: String, Sendable { case integer, real, text, blob }

        package let name: String
        package let kind: Kind
    }

    package let name: String
    /// Says whose a row is; `id` in the table of members itself, `owner_id` everywhere else.
    package let ownerColumn: String
    /// All but that, in their order.
    package let columns: [Column]
    /// What tells one row of a member from another: the primary key without the owner; empty where there is one row.
    package let key: [String]

    package static let members = "member"

    /// Every table with an owner and the one of members, each after those that it refers to.
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
