import DelimitedText
import Foundation

/// A file of a source, plain or gzipped alike, read line by line in bounded memory.
final class SourceFile {
    /// A longer line is of no table read here: it is left out.
    private static let longestLine = 1 << 22
    /// A line longer still means that it is no table at all.
    private static let absurdLine = 1 << 26

    private let bytes: GzipReader
    private let lines: LineReader

    init(_ path: URL) throws(CatalogueImportProblem) {
        let bytes = try GzipReader(path)
        self.bytes = bytes
        self.lines = LineReader(longest: Self.longestLine, most: Self.absurdLine) { try bytes.next() }
    }

    /// The number of the line last read, from 1.
    var number: Int { self.lines.number }

    /// Whether that line was too long to be kept.
    var wasTooLong: Bool { self.lines.wasTooLong }

    /// The unpacked byte at which the next line begins.
    var position: Int { self.lines.position }

    /// How much of the file was read, 0 … 1.
    var share: Double { self.bytes.share }

    /// Resumes at a position that `position` returned before.
    func skip(to position: Int, number: Int) throws(CatalogueImportProblem) {
        try self.bytes.skip(to: position)
        self.lines.goOn(at: position, number: number)
    }

    /// Returns the next line without its line break, or nil at the end; a line that is too long is empty.
    func line() throws -> String? {
        do {
            return try self.lines.line()
        } catch DelimitedTextProblem.lineTooLong {
            throw CatalogueImportProblem.damaged("A line of it is longer than 64 MB, so it is no table of foods.")
        }
    }
}
