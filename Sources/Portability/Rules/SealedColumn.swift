/// A column of sealed values, with their context.
package struct SealedColumn: Sendable {
    package let table: String
    package let column: String
    /// The column of the same row from which the context's name comes.
    package let naming: String
    /// Returns the context, by that name and the owner.
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
