/// A phrase within a name and what stands for it; it is found between words only, whatever its case.
struct PlainNamePhrase: Sendable {
    private let source: [UInt8]
    private let plain: [UInt8]

    /// - Parameter source: In lower case.
    init(_ source: String, _ plain: String) {
        (self.source, self.plain) = (Array(source.utf8), Array(plain.utf8))
    }

    /// Returns the text with what stands for each phrase, one after the other, at each place where it is.
    static func replacing(_ phrases: [PlainNamePhrase], in text: String) -> String {
        var bytes = Array(text.utf8)
        // A phrase begins only where a word does, so that most are ruled out by a letter.
        var starts = self.starts(of: bytes)
        var isChanged = false
        for phrase in phrases where starts.contains(where: { phrase.isAt($0, in: bytes) }) {
            bytes = phrase.replaced(in: bytes, at: starts)
            starts = self.starts(of: bytes)
            isChanged = true
        }
        return isChanged ? String(decoding: bytes, as: UTF8.self) : text
    }

    private static func starts(of bytes: [UInt8]) -> [Int] {
        bytes.indices.filter { $0 == 0 || !(bytes[$0 - 1].isOfWord || bytes[$0 - 1] == UInt8(ascii: "-")) }
    }

    private func replaced(in bytes: [UInt8], at starts: [Int]) -> [UInt8] {
        var written: [UInt8] = []
        // The place up to which the text is written.
        var place = 0
        for start in starts where start >= place && self.isAt(start, in: bytes) {
            written += bytes[place..<start]
            written += self.plain
            place = start + self.source.count
        }
        return written + bytes[place...]
    }

    private func isAt(_ start: Int, in bytes: [UInt8]) -> Bool {
        let end = start + self.source.count
        guard let last = self.source.last, end <= bytes.count, bytes[start].inLowerCase == self.source[0] else {
            return false
        }
        for place in self.source.indices where bytes[start + place].inLowerCase != self.source[place] { return false }
        return end == bytes.count || !bytes[end].isOfWord || !last.isOfWord
    }
}

extension UInt8 {
    fileprivate var inLowerCase: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }

    /// Whether it is a letter or a digit; letters beyond ASCII are.
    fileprivate var isOfWord: Bool {
        self >= 0x80 || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
