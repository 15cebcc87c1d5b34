package import HealthMath
package import Storage

/// A row to be written unless one like it is there.
package struct ImportedRow: Sendable, Equatable {
    package let table: String
    package let values: [String: SQLValue]
    /// What people call it: "diary entries".
    package let kind: String
    /// Nil for what belongs to no day.
    package let day: CalendarDay?
    /// What it refers to: written before it, and never taken back, for others may refer to it by then.
    package let needs: [ImportedRow]
    /// Written when this one is, and taken back with it.
    package let along: [ImportedRow]
    /// Whether no access token may write it.
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
}

/// What a line of a file came to.
package enum ImportedLine: Sendable, Equatable {
    case row(ImportedRow)
    /// Left out, in words that follow a count: "without a date".
    case skipped(String)
}
