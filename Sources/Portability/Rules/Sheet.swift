/// A CSV file for people: some columns of a table under plain headings.
package struct Sheet: Sendable {
    /// "diary.csv".
    package let file: String
    package let table: String
    package let columns: [(heading: String, column: String)]
    /// Columns that order the rows; together they identify a row of a member.
    package let order: [String]
    /// A trusted SQL condition, such as "removed_at IS NULL"; empty for none.
    package let condition: String

    package init(
        _ file: String,
        of table: String,
        order: [String],
        where condition: String = "",
        columns: [(heading: String, column: String)]
    ) {
        self.file = file
        self.table = table
        self.columns = columns
        self.order = order
        self.condition = condition
    }
}
