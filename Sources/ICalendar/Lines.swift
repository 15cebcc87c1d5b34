/// Iterates over the unfolded lines of a calendar.
struct Lines {
    struct Line {
        /// The bytes up to the limit.
        let bytes: [UInt8]
        let isCut: Bool

        /// The name in upper case; empty when the line has none.
        let name: String

        init(_ bytes: [UInt8], isCut: Bool) {
            self.bytes = bytes
            self.isCut = isCut
            let end = bytes.prefix(64).firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
            let letters = bytes[..<(end ?? 0)].drop { $0 == 32 || $0 == 9 }
            self.name = String(decoding: letters, as: UTF8.self).uppercased()
        }

        /// Returns whether the line contains a word, which is given in upper case, in any case.
        func mentions(_ word: String) -> Bool {
            String(decoding: self.bytes, as: UTF8.self).uppercased().contains(word)
        }

        /// Splits the line into lines of at most `most` values each; no value may contain a comma or a quote.
        func parts(of most: Int) -> [[UInt8]] {
            var isQuoted = false
            let colon = self.bytes.firstIndex { byte in
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                return byte == UInt8(ascii: ":") && !isQuoted
            }
            guard let colon else { return [self.bytes] }
            let values = self.bytes[(colon + 1)...].split(separator: UInt8(ascii: ","))
            guard values.count > most else { return [self.bytes] }
            return stride(from: 0, to: values.count, by: most).map { start in
                let some = values[start..<min(start + most, values.count)]
                return Array(self.bytes[...colon]) + Array(some.joined(separator: [UInt8(ascii: ",")]))
            }
        }

        /// What follows the first colon; only for lines without parameters.
        var value: String {
            let value = self.bytes.drop { $0 != UInt8(ascii: ":") }.dropFirst()
            var text = Substring(String(decoding: value, as: UTF8.self))
            while text.first?.isWhitespace == true { text.removeFirst() }
            while text.last?.isWhitespace == true { text.removeLast() }
            return String(text)
        }
    }

    private let bytes: [UInt8]
    private let limit: Int
    private var place = 0

    init(_ bytes: [UInt8], limit: Int) {
        self.bytes = Self.unmarked(bytes)
        self.limit = limit
    }

    /// Returns the bytes without a byte order mark.
    private static func unmarked(_ bytes: [UInt8]) -> [UInt8] {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
            return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
            let (low, high) = isLittle ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
            return UInt16(high) << 8 | UInt16(low)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    mutating func next() -> Line? {
        guard self.place < self.bytes.count else { return nil }
        var line: [UInt8] = []
        var isCut = false
        repeat {
            while self.place < self.bytes.count, !Self.endsLine(self.bytes[self.place]) {
                let byte = self.bytes[self.place]
                // libical's text ends at a null byte.
                if byte != 0 { if line.count < self.limit { line.append(byte) } else { isCut = true } }
                self.place += 1
            }
            self.skipEnd()
        } while self.skipFold()
        return Line(Self.text(line), isCut: isCut)
    }

    /// Decodes bytes that aren't UTF-8 as Latin-1, which old programs write.
    private static func text(_ line: [UInt8]) -> [UInt8] {
        guard line.contains(where: { $0 >= 0x80 }), String(validating: line, as: UTF8.self) == nil else { return line }
        return Array(String(String.UnicodeScalarView(line.map { UnicodeScalar($0) })).utf8)
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    /// Skips the end of a line: CR, LF or both.
    private mutating func skipEnd() {
        guard self.place < self.bytes.count else { return }
        let isReturn = self.bytes[self.place] == 13
        self.place += 1
        if isReturn, self.place < self.bytes.count, self.bytes[self.place] == 10 { self.place += 1 }
    }

    /// Skips a fold; empty lines are ignored, also between a line and its continuation.
    private mutating func skipFold() -> Bool {
        while self.place < self.bytes.count, Self.endsLine(self.bytes[self.place]) { self.place += 1 }
        guard self.place < self.bytes.count, [32, 9].contains(self.bytes[self.place]) else { return false }
        self.place += 1
        return true
    }
}
