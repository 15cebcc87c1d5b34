package import Members

/// A column of sealed values, with their context.
package struct SealedColumn: Sendable {
    /// What is sealed: text, or bytes, which an export holds in base64.
    package enum Content: Sendable { case text, bytes }

    package let table: String
    package let column: String
    package let content: Content
    /// The column of the same row from which the context's name comes.
    package let naming: String
    /// Returns the context, by that name and the owner.
    package let context: @Sendable (_ name: String, _ owner: Member.ID) -> String

    package init(
        table: String,
        column: String,
        content: Content = .text,
        naming: String,
        context: @Sendable @escaping (_ name: String, _ owner: Member.ID) -> String
    ) {
        self.table = table
        self.column = column
        self.content = content
        self.naming = naming
        self.context = context
    }
}
