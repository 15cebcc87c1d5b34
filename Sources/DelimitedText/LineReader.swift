import Foundation

/// Cuts a text that comes in pieces into lines, in bounded memory.
///
/// Lines end at a line feed; carriage returns before it are left out.
package final class LineReader {
    private let source: () throws -> [UInt8]?
    private let longest: Int
    private let most: Int
    private var piece: [UInt8] = []
    private var next = 0
    /// How many bytes came before the piece's first.
    private var before = 0
    /// The number of the line last read, from 1.
    package private(set) var number = 0
    /// Whether that line was longer than `longest`.
    package private(set) var wasTooLong = false
    /// What ended that line; empty at the end of the text.
    private(set) var lineBreak = ""

    /// Reads over a line of more than `longest` bytes, which comes as an empty one, and throws at one of more than `most`.
    ///
    /// `source` gives pieces of the text, and nil at its end.
    package init(longest: Int, most: Int, _ source: @escaping () throws -> [UInt8]?) {
        self.source = source
        self.longest = longest
        self.most = most
    }

    /// Throws at a line of more than `longest` bytes.
    package convenience init(longest: Int, _ source: @escaping () throws -> [UInt8]?) {
        self.init(longest: longest, most: longest, source)
    }

    /// The byte at which the next line begins.
    package var position: Int { self.before + self.next }

    /// Goes on at a position that was told before and that the source was already taken to.
    package func goOn(at position: Int, number: Int) {
        (self.piece, self.next, self.before, self.number) = ([], 0, position, number)
    }

    /// Returns the next line as UTF-8 or, when it is not, as ISO 8859-1; nil at the end.
    package func line() throws -> String? { try self.bytes().map(String.init(utf8OrLatin1:)) }

    /// Returns the bytes of the next line; nil at the end.
    package func bytes() throws -> ArraySlice<UInt8>? {
        var line: [UInt8] = []
        var length = 0
        var hasBegun = false
        self.wasTooLong = false
        while try self.fill() {
            hasBegun = true
            let end = self.lineEnd()
            let part = self.piece[self.next..<(end ?? self.piece.count)]
            self.next = end.map { $0 + 1 } ?? self.piece.count
            length += part.count
            guard length <= self.most else { throw DelimitedTextProblem.lineTooLong }
            self.wasTooLong = length > self.longest
            // Nearly every line lies in one piece and need not be copied.
            if end != nil, line.isEmpty, !self.wasTooLong { return self.finished(part, hasBreak: true) }
            if self.wasTooLong { line = [] } else { line += part }
            if end != nil { return self.finished(line[...], hasBreak: true) }
        }
        return hasBegun ? self.finished(line[...], hasBreak: false) : nil
    }

    private func fill() throws -> Bool {
        while self.next == self.piece.count {
            guard let more = try self.source() else { return false }
            self.before += self.piece.count
            (self.piece, self.next) = (more, 0)
        }
        return true
    }

    private func lineEnd() -> Int? {
        self.piece.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + self.next, 0x0A, bytes.count - self.next)
            else { return nil }
            return base.distance(to: UnsafeRawPointer(found))
        }
    }

    private func finished(_ line: ArraySlice<UInt8>, hasBreak: Bool) -> ArraySlice<UInt8> {
        self.number += 1
        let end = (line.lastIndex { $0 != UInt8(ascii: "\r") }).map { $0 + 1 } ?? line.startIndex
        self.lineBreak = String(repeating: "\r", count: line.endIndex - end) + (hasBreak ? "\n" : "")
        return line[..<end]
    }
}
