/// A column whose values are sealed, and to what they are bound.
package struct SealedColumn: Sendable {
    package let table: String
    package let column: String
    /// The column of the same row that names what was sealed.
    package let naming: String
    /// What the seal is bound to, by that name and the owner.
    package let context: @Sendable (_ name: String, _ owner: Int64) -> String

    package init(
        table: String,
        column: String,
        naming: String,
        context: @Sendable @escaping (_ name: String, _ owner: Int64) -> String
    ) {
        self.table = table
        self.column = column
        self.naming = naming
        self.context = context
    }
}
