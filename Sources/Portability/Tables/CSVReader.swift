import Foundation

/// Reads comma-separated values (RFC 4180) line by line in bounded memory; semicolons and tabs part as well as commas.
///
/// A field is UTF-8 or, when it is not, ISO 8859-1.
package final class CSVReader {
    private static let longestLine = 1 << 20
    private static let mostFields = 1_000

    private let text: TextBytes
    private var bytes: [UInt8] = []
    private var next = 0
    private var separator = UInt8(ascii: ",")

    /// The names in the first line, without the space around them.
    package private(set) var columns: [String] = []

    /// Reads the first line; throws when it is none of a table.
    package init(_ source: @escaping () throws -> [UInt8]?) throws {
        self.text = TextBytes(source)
        try self.findSeparator()
        guard let columns = try self.line(), columns.count > 1 else { throw UploadProblem.notATable }
        self.columns = columns.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    /// The fields of the next line that isn't empty; nil at the end.
    package func line() throws -> [String]? {
        var fields: [String] = []
        var field: [UInt8] = []
        var (isQuoted, wasQuoted, hasBegun, length) = (false, false, false, 0)
        while let byte = try self.byte() {
            length += 1
            guard length <= Self.longestLine, fields.count < Self.mostFields, byte != 0 else {
                throw UploadProblem.notATable
            }
            hasBegun = true
            if isQuoted {
                if byte != UInt8(ascii: "\"") {
                    field.append(byte)
                } else if try self.peek() == UInt8(ascii: "\"") {
                    field.append(byte)
                    self.next += 1
                } else {
                    isQuoted = false
                }
            } else if byte == UInt8(ascii: "\""), field.isEmpty, !wasQuoted {
                (isQuoted, wasQuoted) = (true, true)
            } else if byte == self.separator {
                fields.append(Self.text(field))
                field.removeAll(keepingCapacity: true)
                wasQuoted = false
            } else if byte == UInt8(ascii: "\n") {
                if fields.isEmpty, field.isEmpty, !wasQuoted {
                    hasBegun = false
                    continue
                }
                break
            } else if byte != UInt8(ascii: "\r") {
                field.append(byte)
            }
        }
        guard !isQuoted else { throw UploadProblem.notATable }
        return hasBegun ? fields + [Self.text(field)] : nil
    }

    private func byte() throws -> UInt8? {
        guard let byte = try self.peek() else { return nil }
        self.next += 1
        return byte
    }

    private func peek() throws -> UInt8? {
        while self.next == self.bytes.count {
            guard let more = try self.text.next() else { return nil }
            self.bytes = more
            self.next = 0
        }
        return self.bytes[self.next]
    }

    /// The one of the three that the first line has most of.
    private func findSeparator() throws {
        guard try self.peek() != nil else { throw UploadProblem.empty }
        let first = self.bytes.prefix { $0 != UInt8(ascii: "\n") }
        let counts = [",", ";", "\t"].map { (mark: Unicode.Scalar) in first.count { $0 == UInt8(ascii: mark) } }
        if counts[1] > 0, counts[1] >= counts[0] { self.separator = UInt8(ascii: ";") }
        if counts[2] > 0, counts[2] >= max(counts[0], counts[1]) { self.separator = UInt8(ascii: "\t") }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
