import DelimitedText
import Foundation

/// A table of comma-separated values whose first line names its columns.
struct CSVTable {
    private let folder: URL
    private let file: String

    init(_ folder: URL, _ file: String) {
        self.folder = folder
        self.file = file
    }

    /// Calls `row` with these columns of each line from where an earlier run stopped; `row` returns the reason to skip
    /// the line, or nil.
    func read(_ staging: Staging, _ columns: [String], _ row: ([Substring]) throws -> String?) throws {
        let (reader, places, width) = try self.opened(columns)
        try staging.read(reader, of: self.file) { line in
            guard let fields = Delimiter.comma.fields(line), fields.count == width else {
                return "not \(width) fields"
            }
            return try row(places.map { fields[$0] })
        }
    }

    /// Calls `row` with these columns of every good line.
    func rows(_ columns: [String], _ row: ([Substring]) -> Void) throws {
        let (reader, places, width) = try self.opened(columns)
        while let line = try reader.line() {
            guard let fields = Delimiter.comma.fields(line), fields.count == width else { continue }
            row(places.map { fields[$0] })
        }
    }

    private func opened(_ columns: [String]) throws -> (reader: SourceFile, places: [Int], width: Int) {
        let reader = try SourceFile(self.folder.appending(path: self.file))
        let heading = try reader.line().flatMap(Delimiter.comma.fields) ?? []
        let places = columns.compactMap { column in heading.firstIndex { $0 == column } }
        guard places.count == columns.count else {
            throw CatalogueImportProblem.damaged(
                "\(self.file) should have the columns \(columns.joined(separator: ", "))."
            )
        }
        return (reader, places, heading.count)
    }
}
