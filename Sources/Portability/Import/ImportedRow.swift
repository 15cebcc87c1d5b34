package import HealthMath
package import Storage

/// A row of an import, which is written unless an equal one is there.
package struct ImportedRow: Sendable, Equatable {
    package let table: String
    package let values: [String: SQLValue]
    /// The kind in words for members: "diary entries".
    package let kind: String
    /// Nil for rows that belong to no day.
    package let day: CalendarDay?
    /// Rows to which it refers: written before it, and never undone, because others may refer to them by then.
    package let needs: [ImportedRow]
    /// Rows that are written and undone together with it.
    package let along: [ImportedRow]
    /// Whether access tokens may not write it.
    package let isPersonal: Bool

    package init(
        _ table: String,
        _ values: [String: SQLValue],
        kind: String,
        day: CalendarDay?,
        needs: [ImportedRow] = [],
        along: [ImportedRow] = [],
        isPersonal: Bool = false
    ) {
        self.table = table
        self.values = values
        self.kind = kind
        self.day = day
        self.needs = needs
        self.along = along
        self.isPersonal = isPersonal
    }

    /// The bytes of its pictures.
    var weight: Int {
        self.values.values.reduce(0) { if case .blob(let bytes) = $1 { $0 + bytes.count } else { $0 } }
    }
}

/// The result of reading a line of a file.
package enum ImportedLine: Sendable, Equatable {
    case row(ImportedRow)
    /// The line is left out; the reason follows a count: "without a date".
    case skipped(String)
}
