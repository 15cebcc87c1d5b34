/// What an export by an access token holds only with the scope `health:read`: a table, or one of its texts.
package struct HealthPart: Sendable {
    package let table: String
    /// Nil for the whole table.
    package let column: String?
    /// Returns the text without what it says about health.
    package let rest: @Sendable (String) throws -> String

    /// Withholds a whole table.
    package init(_ table: String) {
        self.table = table
        self.column = nil
        self.rest = { _ in "" }
    }

    /// Withholds of a column what `rest` leaves out.
    package init(_ table: String, _ column: String, rest: @Sendable @escaping (String) throws -> String) {
        self.table = table
        self.column = column
        self.rest = rest
    }
}
