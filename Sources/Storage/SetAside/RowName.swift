/// Which row of which table: all that is said of a row that can't be used, never what stands in it.
package struct RowName: Hashable, Sendable {
    package let table: String
    /// The member it belongs to; nil for what is nobody's own.
    package let owner: Int64?
    /// What tells it from the owner's other rows there; empty when there is one at most.
    package let key: String

    package init(_ table: String, owner: Int64? = nil, key: String = "") {
        self.table = table
        self.owner = owner
        self.key = key
    }
}

/// Where the rows of an answer come from, and in which of its columns their names stand.
package struct RowNames: Sendable {
    private let table: String
    private let owner: Int?
    private let key: Int?

    package init(_ table: String, owner: Int? = nil, key: Int? = nil) {
        self.table = table
        self.owner = owner
        self.key = key
    }

    /// Reads the name of a row that perhaps nothing else can be read of.
    func name(of row: SQLRow) -> RowName {
        // A name with a gap is better than none.
        let owner = self.owner.flatMap { try? row.optionalInteger($0) }
        return RowName(self.table, owner: owner, key: self.key.map { Self.text($0, of: row) } ?? "")
    }

    /// Numbers first: PostgreSQL's are bytes that would do for a text.
    private static func text(_ column: Int, of row: SQLRow) -> String {
        // As above.
        if let number = try? row.optionalInteger(column) { return String(number) }
        return (try? row.optionalText(column)) ?? ""
    }
}
