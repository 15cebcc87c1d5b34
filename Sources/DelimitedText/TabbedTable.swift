/// A table as text: a line for each row, with tabs between its columns.
///
/// Lines that begin with "#" are comments, which are left out as empty lines are. A column may be empty.
package struct TabbedTable: Sendable {
    /// The columns of each row, one at least.
    package let rows: [[String]]

    package init(_ text: String) {
        self.rows = text[...].utf8.split(separator: UInt8(ascii: "\n"))
            .filter { $0.first != UInt8(ascii: "#") }
            .map { Self.columns(of: Substring($0)) }
    }

    /// Returns the columns of one line, which is read as it is.
    package static func columns(of line: Substring) -> [String] {
        line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
