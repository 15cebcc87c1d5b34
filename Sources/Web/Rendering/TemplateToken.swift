import Foundation

/// A text of a template and the tag that follows it.
///
/// The last token of a template has no tag.
struct TemplateToken {
    let text: [UInt8]
    let tag: Tag?
    /// The line on which the tag ends; without a tag, that of the tag before.
    let line: Int

    /// The contents of a tag, possibly of several lines: its kind and its text.
    ///
    /// The kind of a plain value is a space.
    struct Tag {
        let kind: Character
        let text: String
        /// The name of a value or of a section; nil for one that is malformed, and for other tags.
        let name: Template.Name?

        init(_ inside: ArraySlice<UInt8>) {
            let whole = String(decoding: inside, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\n" })
                .joined(separator: " ")
            let mark = whole.first.flatMap { "#^$</>@".contains($0) ? $0 : nil }
            self.kind = mark ?? " "
            self.text = String(whole.dropFirst(mark == nil ? 0 : 1).drop { $0 == " " })
            self.name = " #^".contains(self.kind) ? Template.Name(self.text) : nil
        }
    }

    /// Splits a template into its tokens.
    ///
    /// A layout is read once for all its pages.
    static func tokens(of source: [UInt8], named name: String) throws(TemplateFault) -> [TemplateToken] {
        var tokens: [TemplateToken] = []
        var (line, rest) = (1, source[...])
        while !rest.isEmpty {
            guard let text = Self.take(until: UInt8(ascii: "{"), from: &rest, line: &line) else {
                tokens.append(TemplateToken(text: Array(rest), tag: nil, line: line))
                break
            }
            guard let inside = Self.take(until: UInt8(ascii: "}"), from: &rest, line: &line) else {
                throw TemplateFault(template: name, line: line, problem: "a tag without an end")
            }
            tokens.append(TemplateToken(text: Array(text), tag: Tag(inside), line: line))
        }
        return tokens
    }

    /// Returns the text before the next pair of `brace` and skips the pair; nil when there is none.
    private static func take(
        until brace: UInt8,
        from rest: inout ArraySlice<UInt8>,
        line: inout Int
    ) -> ArraySlice<UInt8>? {
        let found = rest.withUnsafeBytes { bytes -> (length: Int, lines: Int)? in
            var next = bytes.place(of: brace, from: 0)
            while let place = next, place + 1 < bytes.count {
                if bytes[place + 1] == brace { return (length: place, lines: bytes.count(of: 0x0A, before: place)) }
                next = bytes.place(of: brace, from: place + 1)
            }
            return nil
        }
        guard let found else { return nil }
        line += found.lines
        defer { rest = rest.dropFirst(found.length + 2) }
        return rest.prefix(found.length)
    }
}

extension UnsafeRawBufferPointer {
    /// Returns where a byte stands next; nil for nowhere.
    ///
    /// `memchr` looks at many bytes at once: all templates are read at each start.
    fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
        guard let base = self.baseAddress, start < self.count else { return nil }
        return memchr(base + start, Int32(byte), self.count - start).map { UnsafeRawPointer($0) - base }
    }

    /// Counts a byte.
    fileprivate func count(of byte: UInt8, before end: Int) -> Int {
        var (count, start) = (0, 0)
        while let place = self.place(of: byte, from: start), place < end { (count, start) = (count + 1, place + 1) }
        return count
    }
}
