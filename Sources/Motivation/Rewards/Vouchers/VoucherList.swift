import Foundation
import Web

/// A list of codes as an operator writes it: one on a line, with a comment after it if they like.
///
/// Empty lines and those that begin with "#" are passed over.
package struct VoucherList: Sendable, Equatable {
    struct Line: Sendable, Equatable {
        let code: String
        /// What the code is for; empty where nothing was said.
        let note: String
    }

    /// Says where the list can't be read; nothing of it is loaded then.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case empty, tooMany, notText
        case line(Int)

        package var description: String {
            switch self {
            case .empty: "There is no code in it. Write one on a line."
            case .tooMany: "That is more than \(VoucherList.most) lines. Load them in several lists."
            case .notText: "This isn't plain text. Save the list as text, one code on a line."
            case .line(let number):
                "Line \(number) isn't a code with a comment. A code has \(Self.codeLength) visible characters without spaces, a comment at most \(VoucherList.longestNote)."
            }
        }

        private static let codeLength = "\(VoucherList.codeLength.lowerBound) to \(VoucherList.codeLength.upperBound)"
    }

    /// The largest list in bytes, and the most lines.
    package static let largest = 1 << 20
    package static let most = 10_000
    /// The characters of a code, and of a comment.
    static let codeLength = 4...100
    package static let longestNote = 100

    let lines: [Line]

    /// Reads the bytes of a file.
    package init(bytes: [UInt8]) throws(Problem) {
        guard bytes.count <= Self.largest else { throw .tooMany }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        try self.init(text)
    }

    package init(_ text: String) throws(Problem) {
        // A byte order mark stands before the first line of some files.
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        let lines = text.split(maxSplits: Self.most, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // After the last line's end there is nothing more.
        guard lines.count <= Self.most || lines.last?.isEmpty == true else { throw .tooMany }
        var read: [Line] = []
        for (place, line) in lines.enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
            guard let line = Line(trimmed) else { throw .line(place + 1) }
            read.append(line)
        }
        guard !read.isEmpty else { throw .empty }
        self.lines = read
    }
}

extension VoucherList.Line {
    /// Returns nil for a code that no voucher has.
    fileprivate init?(_ line: String) {
        let end = line.firstIndex(where: \.isWhitespace) ?? line.endIndex
        let code = String(line[..<end])
        let rest = line[end...].trimmingCharacters(in: .whitespaces)
        let note = rest.hasPrefix("#") ? rest.dropFirst().trimmingCharacters(in: .whitespaces) : rest
        guard VoucherList.codeLength.contains(code.count),
            FieldRules.isFit(code, upTo: VoucherList.codeLength.upperBound, kind: .text),
            note.isEmpty || FieldRules.isFit(note, upTo: VoucherList.longestNote, kind: .text)
        else { return nil }
        self.init(code: code, note: note)
    }
}
