import Foundation

/// Reads comma-separated values (RFC 4180) record by record in bounded memory; semicolons and tabs divide as well as
/// commas.
///
/// A line is UTF-8 or, when it is not, ISO 8859-1; a byte order mark may say UTF-16.
package final class CSVReader {
    private static let longestRecord = 1 << 20
    private static let mostFields = 1_000

    private let lines: LineReader
    private let delimiter: Delimiter

    /// The names in the first record, without the space around them.
    package let columns: [String]

    /// Reads the first record; throws `DelimitedTextProblem` when it is none of a table.
    package init(_ source: @escaping () throws -> [UInt8]?) throws {
        let text = TextBytes(source)
        self.lines = LineReader(longest: Self.longestRecord) { try text.next() }
        guard let first = try self.lines.line() else { throw DelimitedTextProblem.empty }
        self.delimiter = Delimiter.dividing(first)
        let columns = try Self.record(from: first, in: self.lines, dividedBy: self.delimiter)
        guard let columns, columns.count > 1 else { throw DelimitedTextProblem.notATable }
        self.columns = columns.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    /// Returns the fields of the next record that isn't empty; nil at the end.
    package func record() throws -> [String]? {
        try Self.record(from: self.lines.line(), in: self.lines, dividedBy: self.delimiter)
    }

    private static func record(
        from first: String?,
        in lines: LineReader,
        dividedBy delimiter: Delimiter
    ) throws -> [String]? {
        var line = first
        while line?.isEmpty == true { line = try lines.line() }
        guard var line else { return nil }
        var scanner = FieldScanner(delimiter, strayText: .kept, most: Self.mostFields)
        var (length, lineBreak) = (0, "")
        while true {
            length += line.utf8.count + 1
            guard length <= Self.longestRecord, !line.utf8.contains(0) else { throw DelimitedTextProblem.notATable }
            switch scanner.take(line, after: lineBreak) {
            case .whole: return scanner.fields.map(String.init)
            case .malformed: throw DelimitedTextProblem.notATable
            case .open:
                lineBreak = lines.lineBreak
                guard let next = try lines.line() else { throw DelimitedTextProblem.notATable }
                line = next
            }
        }
    }
}
