/// A column of bytes that is exported as a file.
package struct StoredFile: Sendable {
    /// "photos/me.jpg".
    package let file: String
    /// A table with one row for each owner.
    package let table: String
    package let column: String

    package init(_ file: String, of table: String, column: String) {
        self.file = file
        self.table = table
        self.column = column
    }
}
