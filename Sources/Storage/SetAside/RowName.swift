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

/// Names the rows of a result by their table and first columns.
package struct RowNames: Sendable {
    /// What one of the first columns holds.
    package enum Column: Sendable {
        case owner, key
    }

    private let table: String
    private let columns: [Column]

    /// Takes the columns in the order in which the statement begins with them.
    package init(_ table: String, _ columns: Column...) {
        self.table = table
        self.columns = columns
    }

    /// Reads the name of a row of which perhaps nothing else can be read; a part that can't be read either is left out.
    func name(of row: SQLRow) -> RowName {
        var reader = row.reader
        var owner: Int64?
        var key = ""
        for column in self.columns {
            switch column {
            // A name with a gap is better than none.
            case .owner: owner = try? reader.optionalInteger()
            case .key: key = Self.text(&reader)
            }
        }
        return RowName(self.table, owner: owner, key: key)
    }

    /// Tries a number first, because the bytes of PostgreSQL's numbers could pass for a text.
    private static func text(_ reader: inout ColumnReader) -> String {
        let start = reader
        // An unreadable key is left out.
        if let number = try? reader.optionalInteger() { return String(number) }
        reader = start
        return (try? reader.optionalText()) ?? ""
    }
}
