/// The name of a row that can't be used: it never includes the row's contents.
package struct RowName: Hashable, Sendable {
    package let table: String
    /// The member who owns it; nil for a row without an owner.
    package let owner: Int64?
    /// What identifies it among the owner's rows of the table; empty when there is at most one.
    package let key: String

    package init(_ table: String, owner: Int64? = nil, key: String = "") {
        self.table = table
        self.owner = owner
        self.key = key
    }
}

/// Names the rows of a result: the table, and the columns with owner and key.
package struct RowNames: Sendable {
    private let table: String
    private let owner: Int?
    private let key: Int?

    package init(_ table: String, owner: Int? = nil, key: Int? = nil) {
        self.table = table
        self.owner = owner
        self.key = key
    }

    /// Reads the name of a row of which perhaps nothing else can be read.
    func name(of row: SQLRow) -> RowName {
        // A name with a gap is better than none.
        let owner = self.owner.flatMap { try? row.optionalInteger($0) }
        return RowName(self.table, owner: owner, key: self.key.map { Self.text($0, of: row) } ?? "")
    }

    /// Tries a number first, because the bytes of PostgreSQL's numbers could pass for a text.
    private static func text(_ column: Int, of row: SQLRow) -> String {
        // As above.
        if let number = try? row.optionalInteger(column) { return String(number) }
        return (try? row.optionalText(column)) ?? ""
    }
}
